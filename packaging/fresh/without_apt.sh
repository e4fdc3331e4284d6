# shellcheck shell=bash
# SPDX-FileCopyrightText: The Caboose authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Part of packaging/fresh/try: the same Debian, as a system that has no apt. Where it has all that Caboose
# needs, everything is built, tested and installed; where not, what is missing must be named.

tryWithoutApt() {
    local step
    setUp bare
    hideApt
    tryNames "with nothing installed" tool library
    root=$work/user
    hideApt
    if [ -d "$root/$caches/caboose/runtime" ]; then
        tryNames "with an old Qt, or none" Qt
    else
        tryOne "user without apt" "packaging/test" runuser -l player -c
        for step in "--preset release" "--build build/release" "--install build/release --prefix ../installed"; do
            tryOne "user without apt" "cmake $step" runuser -l player -c
        done
        tryOne "user without apt" "../installed/bin/caboose --version" runuser -l player -c
    fi
}

hideApt() {
    inside mkdir /hidden
    inside mv /usr/bin/apt-get /usr/bin/dpkg-query /hidden/
}

# tryNames HOW WORD... - packaging/run fails, and names what packaging/elsewhere has in lines that begin with
# the words, or for libraries that do
tryNames() {
    local how=$1 said what missing=()
    shift
    if said=$(inside runuser -l player -c "cd ~/caboose && packaging/run --help" </dev/null 2>&1); then
        missing=("that it can't be built")
    fi
    for what in $(needed "$@") "dnf install" "pacman -S"; do
        grep -qF -- "$what" <<<"$said" || missing+=("$what")
    done
    if [ ${#missing[@]} = 0 ]; then
        results+=("without apt, $how: packaging/run names what is missing")
    else
        failed=1
        results+=("without apt, $how: FAILED, packaging/run does not say: ${missing[*]}")
    fi
}

# needed WORD... - in packaging/elsewhere
needed() {
    local word
    for word; do awk -v word="$word" '$1 == word || index($2, word) == 1 { print $2 }' "$CABOOSE_SOURCE/packaging/elsewhere"; done
}
