#!/bin/sh
# clang-tidy over the files given, or over all of app, widgets and models (long; by hand, not in CI).
#   packaging/tidy.sh [file.cpp ...]
set -eu
. "$(dirname "$0")/steps.sh"

for candidate in clang-tidy-14 clang-tidy; do
    if command -v "$candidate" >/dev/null 2>&1; then
        tidy=$candidate
        break
    fi
done
[ -n "${tidy:-}" ] || give_up "clang-tidy is not there." "apt-get install clang-tidy-14 (Debian 13: clang-tidy)"
[ -f "$top/build/dev/compile_commands.json" ] || build dev

cd "$top"
if [ $# = 0 ]; then
    find app widgets models -name '*.cpp' -print0 | xargs -0 -n 4 -P "$(jobs)" "$tidy" --quiet -p build/dev
else
    "$tidy" --quiet -p build/dev "$@"
fi
