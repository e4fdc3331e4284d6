# shellcheck shell=bash
# SPDX-FileCopyrightText: The Caboose authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Packages of the system itself: which are missing, and installing them.

hasApt() { command -v apt-get >/dev/null && command -v dpkg-query >/dev/null; }

# packagesOf GROUP... - the names in packaging/dependencies
packagesOf() {
    local group
    for group; do
        awk -v group="$group" '$1 == group { print $2 }' "$CABOOSE_SOURCE/packaging/dependencies"
    done
}

isInstalled() { [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

asRoot() {
    if [ "$(id -u)" = 0 ]; then
        env DEBIAN_FRONTEND=noninteractive "$@"
    else
        sudo env DEBIAN_FRONTEND=noninteractive "$@"
    fi
}

# needPackages GROUP... - installs what is missing of these groups
needPackages() {
    local name missing=()
    hasApt || {
        say "this system has no apt: the build takes what is installed, and says what is missing"
        return 0
    }
    for name in $(packagesOf "$@"); do
        isInstalled "$name" || missing+=("$name")
    done
    [ ${#missing[@]} = 0 ] || timed "installing ${missing[*]}" installPackages "${missing[@]}"
}

installPackages() {
    local log
    [ "$(id -u)" = 0 ] || command -v sudo >/dev/null ||
        die "packages are missing, and only root may install them; sudo is not there. As root:" \
            "    apt-get install --no-install-recommends $*"
    log=$(mktemp)
    # Old lists may do: a failing update (one source out of reach) is not the end.
    asRoot apt-get -q -o DPkg::Lock::Timeout=300 update >"$log" 2>&1 || true
    if ! asRoot apt-get -q -y -o DPkg::Lock::Timeout=300 -o Acquire::Retries=3 \
        install --no-install-recommends "$@" >>"$log" 2>&1; then
        grep -E '^(E|Err|W):?' "$log" | tail -n 8 >&2 || true
        rm -f "$log"
        die "the packages could not be installed. Is this machine online, and does" \
            "    apt-get install --no-install-recommends $*" "work?"
    fi
    rm -f "$log"
}

# The release's name ("bookworm") and the mirror that apt takes it from.
systemRelease() {
    # shellcheck source=/dev/null
    (. /etc/os-release && echo "${VERSION_CODENAME:-}")
}
systemMirror() {
    apt-get indextargets --no-release-info --format '$(RELEASE) $(COMPONENT) $(REPO_URI)' 'Created-By: Packages' |
        awk -v release="$(systemRelease)" '$1 == release && $2 == "main" { sub("/*$", "", $3); print $3; exit }'
}

# A compiler that is too old fails late and in many words; say it early and in one.
needCompiler() {
    local version
    command -v "${CXX:-c++}" >/dev/null || die "no C++ compiler: g++ 12 or clang 14, or later, is needed"
    case $("${CXX:-c++}" --version) in
        *clang*) return 0 ;; # CMake checks the number
    esac
    version=$("${CXX:-c++}" -dumpversion)
    [ "${version%%.*}" -ge 12 ] ||
        die "the C++ compiler is version $version; g++ 12 or later is needed (set CXX to use another)"
}
