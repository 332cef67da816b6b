#!/bin/sh
# Instructions per transaction of the load driver and of pgbench, counted by callgrind in user space against a
# server of constant answers: the difference of two lengths, so that starting up and connecting do not count.
#
#     tests/bench/driver/instructions.sh [BUILD] [SESSIONS] [PROTOCOL]
#
# BUILD is the build folder of the preset "bench"; 64 sessions, prepared. The driver measures all it can (histograms,
# intervals, latencies per statement); an interval is ten seconds long, since callgrind slows the rest about tenfold.
# PGBENCH names another pgbench, DRIVER_OPTIONS are given to the driver ("--through-libpq 1": as where a socket is
# encrypted).
set -eu
build=${1:-build/bench}
sessions=${2:-64}
protocol=${3:-prepared}
pgbench=${PGBENCH:-$(pg_config --bindir)/pgbench}
short=100
long=400

folder=$(mktemp -d)
port=$((20000 + $$ % 20000))
"$build/bin/constant_server" "$folder" "$port" &
server=$!
trap 'kill $server; rm -rf "$folder"' EXIT
while [ ! -S "$folder/.s.PGSQL.$port" ]; do sleep 0.1; done
conninfo="host=$folder port=$port user=u dbname=d"
cat > "$folder/select-only.sql" <<'SQL'
\set aid random(1, 100000 * :scale)
SELECT abalance FROM pgbench_accounts WHERE aid = :aid;
SQL

# count PROGRAM ARGUMENTS…: instructions of the whole process
count() {
    valgrind --tool=callgrind --callgrind-out-file="$folder/callgrind" "$@" > "$folder/out" 2>&1 ||
        { cat "$folder/out" >&2; exit 2; }
    sed -n 's/.*Collected : //p' "$folder/out"
}
driver() {
    count "$build/bin/driver_load" "$conninfo" --sessions "$sessions" --protocol "$protocol" --transactions "$1" \
        --interval-ms 10000 ${DRIVER_OPTIONS:-}
}
pgbench() {
    count "$pgbench" -n -M "$protocol" -c "$sessions" -j 2 -t "$1" -f "$folder/select-only.sql" "$conninfo"
}
# per_transaction NAME: runs both lengths
per_transaction() {
    few=$("$1" $short)
    many=$("$1" $long)
    echo "$1: $(((many - few) / (sessions * (long - short)))) instructions per transaction"
}
echo "$sessions sessions, $protocol, select-only"
per_transaction driver
per_transaction pgbench
