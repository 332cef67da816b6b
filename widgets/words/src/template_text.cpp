#include "words/study_words.h"

#include <QCoreApplication>

namespace pgduel::words {

namespace {

class TemplateWords {
    Q_DECLARE_TR_FUNCTIONS(TemplateWords)
};

} // namespace

TemplateText templateText(const std::string& id)
{
    if (id == "shared-buffers")
        return {TemplateWords::tr("shared_buffers: 25, 40 or 50 % of RAM"),
            TemplateWords::tr("Does a larger buffer cache pay off under a growing mixed load?"),
            TemplateWords::tr(
                "Three levels of shared_buffers race each other under the Mix load, from 5 to 181 sessions. "
                "You see "
                "speed, IO waits and LWLock waits at every load step, and the difference of every pair."),
            TemplateWords::tr("About 15 minutes; 6 GB on the disk; a private server is made and removed.")};
    if (id == "aa")
        return {TemplateWords::tr("A/A check: one configuration against itself"),
            TemplateWords::tr("How far apart are two runs that should be equal?"),
            TemplateWords::tr(
                "Two experiments with the same configuration. What differs between them is noise: no smaller "
                "difference can be seen on this machine with runs of this length."),
            TemplateWords::tr("About 8 minutes; 2 GB on the disk; a private server is made and removed.")};
    if (id == "rate")
        return {TemplateWords::tr("Response time at a given rate: synchronous_commit on and off"),
            TemplateWords::tr("Up to which rate of small updates do response times stay short?"),
            TemplateWords::tr(
                "Transactions begin at 100 to 800 a second, whatever the server does, with and without "
                "waiting "
                "for the disk at commit. You see response times, lag and what was late or skipped."),
            TemplateWords::tr("About 7 minutes; 1 GB on the disk; a private server is made and removed.")};
    if (id == "own-pgbench")
        return {TemplateWords::tr("Your own pgbench command: wal_compression off and on"),
            TemplateWords::tr(
                "Does compressing page images in the WAL pay off under pgbench's transactions?"),
            TemplateWords::tr(
                "pgbench itself makes the load, from 2 to 32 sessions; its progress lines become the charts, "
                "beside waits, WAL and processors. Put your own command in its place."),
            TemplateWords::tr("About 7 minutes; 1 GB on the disk; a private server is made and removed.")};
    return {QString::fromStdString(id), {}, {}, {}};
}

} // namespace pgduel::words
