#!/bin/sh
# Checks that every C++ file is laid out as .clang-format says. With --fix it lays them out.
# Ends with 0: all well; 1: some are not, their names are printed; 77: clang-format 14 is not there (other versions differ).
set -eu
cd "$(dirname "$0")/.."

for candidate in clang-format-14 clang-format; do
    if command -v "$candidate" >/dev/null && "$candidate" --version | grep -q 'version 14\.'; then
        clang_format=$candidate
        break
    fi
done
if [ -z "${clang_format:-}" ]; then
    echo "clang-format 14 is not installed (Debian 12: apt-get install clang-format-14); nothing was checked."
    exit 77
fi

list=$(mktemp)
trap 'rm -f "$list"' EXIT
find app widgets models tests \( -name '*.cpp' -o -name '*.h' \) -print >"$list"
if [ "${1:-}" = "--fix" ]; then
    xargs "$clang_format" -i <"$list"
    exit 0
fi
if ! xargs "$clang_format" --dry-run --Werror <"$list" 2>"$list.errors"; then
    echo "Not laid out as .clang-format says (packaging/check-format.sh --fix does it):"
    sed -n 's/^\([^:]*\):.*error:.*/  \1/p' "$list.errors" | sort -u
    rm -f "$list.errors"
    exit 1
fi
rm -f "$list.errors"
