#!/bin/sh
# Installs what is missing, builds pgDuel and starts its main job, the shared_buffers study: in the window where there is a display,
# else headless and small, in about three minutes, ending with the comparison and the pictures.
#   packaging/start.sh [--no-install]
# Works on Debian 12 and 13, as root or not (sudo is used only to install packages), as often as you like.
set -eu
. "$(dirname "$0")/steps.sh"

case "${1:-}" in
"") install_packages build run ;;
--no-install) ;;
*) give_up "unknown option $1." "Usage: packaging/start.sh [--no-install]" ;;
esac
require_room 4
build release
pgduel=$top/build/release/bin/pgduel

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    say "The window on the shared_buffers study: press Run"
    run exec "$pgduel" shared-buffers
fi

say "There is no display: the same study headless, at small scale (about three minutes)"
results=$top/build/first-study/$(date +%Y-%m-%d_%H-%M-%S)
mkdir -p "$results"
store=$results/shared-buffers.pgduel
run "$pgduel" run shared-buffers --time-scale 0.05 --store "$store" ||
    give_up "the study did not end well (code $?)." "The message above says why." "Go on with: $pgduel run $store"

say "The comparison"
run "$pgduel" compare "$store"

say "The pictures"
run "$pgduel" export "$store" --out "$results/pictures" --format png
printf '\nThe results: %s\n' "$store"
