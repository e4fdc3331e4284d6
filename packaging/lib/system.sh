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

mayInstall() { [ "$(id -u)" = 0 ] || { command -v sudo >/dev/null && sudo env true; }; }

# needPackages GROUP... - installs what is missing of these groups
needPackages() {
    local name missing=()
    hasApt || {
        needTools
        return
    }
    for name in $(packagesOf "$@"); do
        isInstalled "$name" || missing+=("$name")
    done
    [ ${#missing[@]} = 0 ] || timed "installing ${missing[*]}" installPackages "${missing[@]}"
}

installPackages() {
    local log
    mayInstall || die "packages are missing, and you may not install them (sudo is not there, or refuses). Let" \
        "somebody who may type this, then all goes on without:" \
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

# needRoot WHAT - for what is done by root only
needRoot() { [ "$(id -u)" = 0 ] || command -v sudo >/dev/null || die "$1 by root only (or with sudo, which is not there)"; }

# The release's name ("bookworm").
systemRelease() {
    # shellcheck source=/dev/null
    (. /etc/os-release && echo "${VERSION_CODENAME:-}")
}

# The Debian mirror that apt takes its packages from; "" where it takes them from elsewhere. Before the
# first "apt-get update" it is known by the name of the release only.
systemMirror() {
    {
        aptTargets '$(ORIGIN) $(COMPONENT) $(CODENAME) $(REPO_URI)'
        aptTargets 'Debian $(COMPONENT) $(RELEASE) $(REPO_URI)' --no-release-info | grep " $(systemRelease) " || true
    } | awk '$1 == "Debian" && $2 == "main" && $3 !~ /-/ { sub("/*$", "", $4); print $4; exit }'
}
aptTargets() { apt-get indextargets --format "$@" 'Created-By: Packages' 2>/dev/null || true; }

# debianMirror - systemMirror, or the one that the person names
debianMirror() {
    local mirror=${CABOOSE_DEBIAN_MIRROR:-$(systemMirror)}
    [ -n "$mirror" ] || die "apt's sources name no Debian mirror, and packages of Debian are needed. Name one, e.g." \
        "    CABOOSE_DEBIAN_MIRROR=http://MIRROR/debian packaging/run"
    echo "${mirror%/}"
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
