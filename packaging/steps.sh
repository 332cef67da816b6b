# Steps that start.sh and test.sh share; read by them with ".", not run by itself. Everything that is done is printed.

top=$(cd "$(dirname "$0")/.." && pwd)
list=$top/packaging/debian-packages.txt

say() { printf '\n== %s\n' "$*"; }

# Ends with what is missing and the way on.
give_up() {
    printf '\npgDuel cannot go on: %s\n' "$1" >&2
    shift
    for line in "$@"; do printf '  %s\n' "$line" >&2; done
    exit 1
}

run() {
    printf '+ %s\n' "$*"
    "$@"
}

# As root: directly, or through sudo. Nothing else in these scripts needs root.
as_root() {
    if [ "$(id -u)" = 0 ]; then
        run "$@"
    elif command -v sudo >/dev/null 2>&1; then
        run sudo "$@"
    else
        give_up "this needs root, and sudo is not there." "Run as root: $*" "Then start this script again."
    fi
}

is_installed() { [ "$(dpkg-query -W -f '${db:Status-Abbrev}' "$1" 2>/dev/null | cut -c1-2)" = ii ]; }
is_known() { [ -n "$(apt-cache madison "$1" 2>/dev/null)" ]; }

# Of "a b c" the one that is installed, else the first that this Debian has, else a; of "a?" nothing when this Debian lacks it.
choose() {
    case "$1" in
    *\?)
        if is_installed "${1%\?}" || is_known "${1%\?}"; then echo "${1%\?}"; fi
        return
        ;;
    esac
    for package in "$@"; do if is_installed "$package"; then echo "$package"; return; fi; done
    for package in "$@"; do if is_known "$package"; then echo "$package"; return; fi; done
    echo "$1"
}

# Packages of these groups that are not there yet.
missing_packages() {
    for group in "$@"; do
        sed -n "s/^$group //p" "$list" | while read -r names; do
            # shellcheck disable=SC2086 # a list of names
            package=$(choose $names)
            [ -z "$package" ] || is_installed "$package" || echo "$package"
        done
    done
}

# Debian's PostgreSQL package would make and start a server of its own, which costs memory and disturbs measurements. pgDuel makes
# its servers itself, so that is turned off while we install; a server that is there already is left alone.
install_with_no_default_server() {
    no_server=/etc/postgresql-common/createcluster.d/pgduel-install.conf
    as_root mkdir -p "$(dirname $no_server)"
    as_root sh -c "echo 'create_main_cluster = false' > $no_server"
    installed=yes
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$@" || installed=no
    as_root rm -f "$no_server"
    [ $installed = yes ] || give_up "apt-get could not install: $*" "See its message above (network, package sources, disk)."
}

install_packages() {
    say "Debian packages ($*)"
    if ! command -v apt-get >/dev/null 2>&1; then
        give_up "this script installs Debian packages, and apt-get is not there." \
            "Install what $list names, then start with --no-install."
    fi
    if [ -n "$(missing_packages "$@")" ]; then
        as_root apt-get update -q || give_up "apt-get update failed." "See its message above (network, package sources)."
        missing=$(missing_packages "$@")
        # shellcheck disable=SC2086 # a list of names
        install_with_no_default_server $missing
    fi
    echo "all there"
}

# Jobs for the compiler: as many as processors, but 1.5 GB of memory for each.
jobs() {
    memory=$(awk '/^MemAvailable:/ { print int($2 / 1572864) }' /proc/meminfo 2>/dev/null || echo 1)
    processors=$(nproc)
    [ "$memory" -ge 1 ] || memory=1
    [ "$memory" -lt "$processors" ] && echo "$memory" || echo "$processors"
}

require_room() {
    free=$(df -Pk "$top" | awk 'NR == 2 { print int($4 / 1048576) }')
    [ "$free" -ge "$1" ] || give_up "$top has $free GB free, $1 GB are needed." "Free some space."
}

# build PRESET [cmake options]
build() {
    preset=$1
    shift
    say "Build ($preset)"
    command -v cmake >/dev/null 2>&1 || give_up "cmake is not there." "Start without --no-install, or install what $list names."
    (cd "$top" && run cmake --preset "$preset" "$@" && run cmake --build --preset "$preset" -j "$(jobs)") ||
        give_up "the build ($preset) failed." "The first error above says why; $top/build/$preset holds the build."
}
