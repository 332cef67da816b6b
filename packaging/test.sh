#!/bin/sh
# Installs what is missing, builds pgDuel with warnings as errors and runs all its tests; the rooms without Qt also under the
# address, undefined-behaviour and thread sanitizers, and the fuzzers of the script language for half a minute. The last lines are
# the test runner's summary of the full run.
#   packaging/test.sh [--no-install]
# Needs no display and no running service; works as root or not (sudo is used only to install packages), as often as you like.
set -eu
. "$(dirname "$0")/steps.sh"

# A test run must not depend on who starts it: no display, one language, English messages.
unset DISPLAY WAYLAND_DISPLAY LANGUAGE
export QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8

make_russian_locale() {
    if locale -a 2>/dev/null | grep -qi '^ru_RU\.utf-\{0,1\}8$'; then return; fi
    say "The locale ru_RU.UTF-8, for the tests of decimal commas"
    as_root localedef -i ru_RU -f UTF-8 ru_RU.UTF-8
}

# Thread sanitizer and randomised addresses do not go together on newer kernels.
steady_addresses() {
    if setarch "$(uname -m)" -R true 2>/dev/null; then setarch "$(uname -m)" -R "$@"; else "$@"; fi
}

case "${1:-}" in
"")
    install_packages build run test
    make_russian_locale
    ;;
--no-install) ;;
*) give_up "unknown option $1." "Usage: packaging/test.sh [--no-install]" ;;
esac
require_room 6
cd "$top"

build dev
build asan-core
build tsan
build fuzz

sanitizers=passed
say "Tests under ASan and UBSan (rooms without Qt)"
run ctest --preset asan-core -j 2 || sanitizers=failed
say "Tests under TSan (rooms without Qt)"
run steady_addresses ctest --preset tsan || sanitizers=failed

say "Fuzzers of the script language"
run ctest --preset fuzz -j 2 || sanitizers=failed

say "All tests"
run ctest --preset dev || exit 1
if [ $sanitizers = failed ]; then
    give_up "tests under the sanitizers or fuzzers failed, see above." \
        "Run them alone: ctest --preset asan-core; ctest --preset tsan; ctest --preset fuzz"
fi
