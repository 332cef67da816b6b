#include "metric_text.h"

#include <array>

#include <QtGlobal>

namespace pgduel::words {

namespace {

const std::array texts{
    MetricText{"speed", QT_TRANSLATE_NOOP("Metrics", "Speed"), QT_TRANSLATE_NOOP("Metrics", "Speed"),
        QT_TRANSLATE_NOOP("Metrics", "transactions/s"), QT_TRANSLATE_NOOP("Metrics", "Difference in speed"),
        QT_TRANSLATE_NOOP("Metrics",
            "Successful transactions a second, in the measured part of a load step. "
            "Source: the load driver.")},
    MetricText{"operational_speed", QT_TRANSLATE_NOOP("Metrics", "Operational speed (PG_HAZEL)"),
        QT_TRANSLATE_NOOP("Metrics", "Op. speed"), QT_TRANSLATE_NOOP("Metrics", "(calls + rows)/min"),
        QT_TRANSLATE_NOOP("Metrics", "Difference in operational speed"),
        QT_TRANSLATE_NOOP("Metrics",
            "Calls plus rows a minute of all statements. Source: differences of calls + "
            "rows in pg_stat_statements.")},
    MetricText{"latency_mean", QT_TRANSLATE_NOOP("Metrics", "Latency, mean"),
        QT_TRANSLATE_NOOP("Metrics", "Mean"), QT_TRANSLATE_NOOP("Metrics", "ms"),
        QT_TRANSLATE_NOOP("Metrics", "Difference in mean latency"),
        QT_TRANSLATE_NOOP("Metrics", "Mean time of a successful transaction. Source: the load driver.")},
    MetricText{"latency_p50", QT_TRANSLATE_NOOP("Metrics", "Latency p50"),
        QT_TRANSLATE_NOOP("Metrics", "p50"), QT_TRANSLATE_NOOP("Metrics", "ms"),
        QT_TRANSLATE_NOOP("Metrics", "Difference in latency p50"),
        QT_TRANSLATE_NOOP("Metrics",
            "Half of the successful transactions took no longer (median). Source: the load "
            "driver's histogram.")},
    MetricText{"latency_p95", QT_TRANSLATE_NOOP("Metrics", "Latency p95"),
        QT_TRANSLATE_NOOP("Metrics", "p95"), QT_TRANSLATE_NOOP("Metrics", "ms"),
        QT_TRANSLATE_NOOP("Metrics", "Difference in latency p95"),
        QT_TRANSLATE_NOOP("Metrics",
            "95 % of the successful transactions took no longer. Source: the load driver's "
            "histogram.")},
    MetricText{"latency_p99", QT_TRANSLATE_NOOP("Metrics", "Latency p99"),
        QT_TRANSLATE_NOOP("Metrics", "p99"), QT_TRANSLATE_NOOP("Metrics", "ms"),
        QT_TRANSLATE_NOOP("Metrics", "Difference in latency p99"),
        QT_TRANSLATE_NOOP("Metrics",
            "99 % of the successful transactions took no longer. Source: the load driver's "
            "histogram.")},
    MetricText{"rate", QT_TRANSLATE_NOOP("Metrics", "Rate asked for"), QT_TRANSLATE_NOOP("Metrics", "Rate"),
        QT_TRANSLATE_NOOP("Metrics", "transactions/s"),
        QT_TRANSLATE_NOOP("Metrics", "Difference in the rate asked for"),
        QT_TRANSLATE_NOOP("Metrics",
            "Transactions a second that the load begins in an open loop, whatever the server does. Source: "
            "the "
            "study.")},
    MetricText{"lag", QT_TRANSLATE_NOOP("Metrics", "Schedule lag"), QT_TRANSLATE_NOOP("Metrics", "Lag"),
        QT_TRANSLATE_NOOP("Metrics", "ms"), QT_TRANSLATE_NOOP("Metrics", "Difference in schedule lag"),
        QT_TRANSLATE_NOOP("Metrics",
            "Time between the planned and the real start of a transaction. Source: the "
            "load driver.")},
    MetricText{"service_mean", QT_TRANSLATE_NOOP("Metrics", "Service time, mean"),
        QT_TRANSLATE_NOOP("Metrics", "Service"), QT_TRANSLATE_NOOP("Metrics", "ms"),
        QT_TRANSLATE_NOOP("Metrics", "Difference in mean service time"),
        QT_TRANSLATE_NOOP("Metrics",
            "Mean time of a successful transaction from its real start; the latency counts from the planned "
            "one. Source: the load driver.")},
    MetricText{"service_p99", QT_TRANSLATE_NOOP("Metrics", "Service time p99"),
        QT_TRANSLATE_NOOP("Metrics", "Service p99"), QT_TRANSLATE_NOOP("Metrics", "ms"),
        QT_TRANSLATE_NOOP("Metrics", "Difference in service time p99"),
        QT_TRANSLATE_NOOP("Metrics",
            "99 % of the successful transactions took no longer from their real start. Source: the load "
            "driver's histogram.")},
    MetricText{"failed", QT_TRANSLATE_NOOP("Metrics", "Failed transactions"),
        QT_TRANSLATE_NOOP("Metrics", "Failed"), QT_TRANSLATE_NOOP("Metrics", "transactions/s"),
        QT_TRANSLATE_NOOP("Metrics", "Difference in failed transactions"),
        QT_TRANSLATE_NOOP("Metrics",
            "Transactions a second that were given up after an error; the speed does not hold them. Source: "
            "the load driver.")},
    MetricText{"late", QT_TRANSLATE_NOOP("Metrics", "Late transactions"),
        QT_TRANSLATE_NOOP("Metrics", "Late"), QT_TRANSLATE_NOOP("Metrics", "transactions/s"),
        QT_TRANSLATE_NOOP("Metrics", "Difference in late transactions"),
        QT_TRANSLATE_NOOP("Metrics",
            "Successful transactions a second that took longer than the latency limit. Source: the load "
            "driver.")},
    MetricText{"skipped", QT_TRANSLATE_NOOP("Metrics", "Skipped transactions"),
        QT_TRANSLATE_NOOP("Metrics", "Skipped"), QT_TRANSLATE_NOOP("Metrics", "transactions/s"),
        QT_TRANSLATE_NOOP("Metrics", "Difference in skipped transactions"),
        QT_TRANSLATE_NOOP("Metrics",
            "Transactions a second that were not begun, since the latency limit had passed before. Source: "
            "the load driver.")},
    MetricText{"io_waits", QT_TRANSLATE_NOOP("Metrics", "IO waits"), QT_TRANSLATE_NOOP("Metrics", "IO"),
        QT_TRANSLATE_NOOP("Metrics", "average sessions"),
        QT_TRANSLATE_NOOP("Metrics", "Difference in IO waits"),
        QT_TRANSLATE_NOOP("Metrics",
            "Average number of client sessions that wait for an event of class IO (reads "
            "and writes of files). More or fewer is neither good nor bad by itself: fewer "
            "IO waits often come with more LWLock waits. Source: pg_stat_activity, "
            "sampled.")},
    MetricText{"lwlock_waits", QT_TRANSLATE_NOOP("Metrics", "LWLock waits"),
        QT_TRANSLATE_NOOP("Metrics", "LWLock"), QT_TRANSLATE_NOOP("Metrics", "average sessions"),
        QT_TRANSLATE_NOOP("Metrics", "Difference in LWLock waits"),
        QT_TRANSLATE_NOOP("Metrics",
            "Average number of client sessions that wait for an event of class LWLock "
            "(locks inside the server's memory, the commit to disk included). More or "
            "fewer is neither good nor bad by itself: more commits bring more of them. "
            "Source: pg_stat_activity, sampled.")},
    MetricText{"active_sessions", QT_TRANSLATE_NOOP("Metrics", "Active sessions"),
        QT_TRANSLATE_NOOP("Metrics", "Active"), QT_TRANSLATE_NOOP("Metrics", "average sessions"),
        QT_TRANSLATE_NOOP("Metrics", "Difference in active sessions"),
        QT_TRANSLATE_NOOP("Metrics",
            "Average number of client sessions that carry out a statement. Source: "
            "pg_stat_activity, sampled.")},
    MetricText{"sessions", QT_TRANSLATE_NOOP("Metrics", "Sessions"), QT_TRANSLATE_NOOP("Metrics", "Sessions"),
        QT_TRANSLATE_NOOP("Metrics", "sessions"), QT_TRANSLATE_NOOP("Metrics", "Difference in sessions"),
        QT_TRANSLATE_NOOP("Metrics", "Sessions that the load driver holds open. Source: the load driver.")},
    MetricText{"work_rate", QT_TRANSLATE_NOOP("Metrics", "Work rate"), QT_TRANSLATE_NOOP("Metrics", "Work"),
        QT_TRANSLATE_NOOP("Metrics", "units/s"), QT_TRANSLATE_NOOP("Metrics", "Difference in work rate"),
        QT_TRANSLATE_NOOP("Metrics", "Units of work done a second. Source: the load driver.")},
    MetricText{"duration", QT_TRANSLATE_NOOP("Metrics", "Duration"), QT_TRANSLATE_NOOP("Metrics", "Duration"),
        QT_TRANSLATE_NOOP("Metrics", "ms"), QT_TRANSLATE_NOOP("Metrics", "Difference in duration"),
        QT_TRANSLATE_NOOP("Metrics", "Time from the start to the end of the work. Source: the load driver.")},
    MetricText{"blocks_read_per_tx", QT_TRANSLATE_NOOP("Metrics", "Blocks read per transaction"),
        QT_TRANSLATE_NOOP("Metrics", "Blocks read"), QT_TRANSLATE_NOOP("Metrics", "blocks"),
        QT_TRANSLATE_NOOP("Metrics", "Difference in blocks read per transaction"),
        QT_TRANSLATE_NOOP("Metrics",
            "Blocks that were not in shared buffers, per transaction. Other programs on "
            "the machine hardly move it. Source: blks_read in pg_stat_database.")},
    MetricText{"hit_ratio", QT_TRANSLATE_NOOP("Metrics", "Buffer hit ratio"),
        QT_TRANSLATE_NOOP("Metrics", "Hits"), nullptr,
        QT_TRANSLATE_NOOP("Metrics", "Difference in buffer hit ratio"),
        QT_TRANSLATE_NOOP("Metrics",
            "Share of block accesses that found the block in shared buffers. Source: "
            "blks_hit and blks_read in pg_stat_database.")},
    MetricText{"wal_bytes", QT_TRANSLATE_NOOP("Metrics", "WAL written"), QT_TRANSLATE_NOOP("Metrics", "WAL"),
        QT_TRANSLATE_NOOP("Metrics", "bytes"), QT_TRANSLATE_NOOP("Metrics", "Difference in WAL written"),
        QT_TRANSLATE_NOOP(
            "Metrics", "Bytes of WAL generated in the step. Source: pg_stat_wal or the WAL position.")},
    MetricText{"dead_tuples", QT_TRANSLATE_NOOP("Metrics", "Dead tuples"),
        QT_TRANSLATE_NOOP("Metrics", "Dead"), QT_TRANSLATE_NOOP("Metrics", "rows"),
        QT_TRANSLATE_NOOP("Metrics", "Difference in dead tuples"),
        QT_TRANSLATE_NOOP("Metrics",
            "Rows that are deleted or outdated and not yet vacuumed. Source: n_dead_tup in "
            "pg_stat_user_tables.")},
    MetricText{"checkpoints", QT_TRANSLATE_NOOP("Metrics", "Checkpoints"),
        QT_TRANSLATE_NOOP("Metrics", "Checkpoints"), QT_TRANSLATE_NOOP("Metrics", "checkpoints"),
        QT_TRANSLATE_NOOP("Metrics", "Difference in checkpoints"),
        QT_TRANSLATE_NOOP(
            "Metrics", "Checkpoints in the step. Source: pg_stat_bgwriter or pg_stat_checkpointer.")},
    MetricText{"cpu_server", QT_TRANSLATE_NOOP("Metrics", "CPU of the server"),
        QT_TRANSLATE_NOOP("Metrics", "CPU server"), QT_TRANSLATE_NOOP("Metrics", "cores"),
        QT_TRANSLATE_NOOP("Metrics", "Difference in CPU of the server"),
        QT_TRANSLATE_NOOP(
            "Metrics", "Processor cores that the server's processes keep busy. Source: /proc.")},
    MetricText{"cpu_driver", QT_TRANSLATE_NOOP("Metrics", "CPU of the load driver"),
        QT_TRANSLATE_NOOP("Metrics", "CPU driver"), QT_TRANSLATE_NOOP("Metrics", "cores"),
        QT_TRANSLATE_NOOP("Metrics", "Difference in CPU of the load driver"),
        QT_TRANSLATE_NOOP(
            "Metrics", "Processor cores that the load driver keeps busy. Source: the operating system.")},
    MetricText{"cpu_other", QT_TRANSLATE_NOOP("Metrics", "CPU of others"),
        QT_TRANSLATE_NOOP("Metrics", "CPU others"), QT_TRANSLATE_NOOP("Metrics", "cores"),
        QT_TRANSLATE_NOOP("Metrics", "Difference in CPU of others"),
        QT_TRANSLATE_NOOP("Metrics",
            "Processor cores that neither the server nor this program keeps busy. Much of "
            "it makes a step doubtful. Source: /proc.")},
    MetricText{"cpu_pressure", QT_TRANSLATE_NOOP("Metrics", "CPU pressure"),
        QT_TRANSLATE_NOOP("Metrics", "Pressure"), QT_TRANSLATE_NOOP("Metrics", "%"),
        QT_TRANSLATE_NOOP("Metrics", "Difference in CPU pressure"),
        QT_TRANSLATE_NOOP("Metrics",
            "Share of time in which some task waited for a processor (average of 10 s). "
            "Source: /proc/pressure/cpu.")},
};

} // namespace

const MetricText* findMetricText(const std::string& id)
{
    for (const MetricText& text : texts)
        if (id == text.id)
            return &text;
    return nullptr;
}

} // namespace pgduel::words
