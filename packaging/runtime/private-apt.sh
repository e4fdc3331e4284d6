# shellcheck shell=bash
# SPDX-FileCopyrightText: The Caboose authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Fetching packages of a later Debian suite with an apt of our own, beside the system's. They come from
# the mirror that the system's own apt uses; signatures and hashes are checked as apt always does.

SUITES="forky sid"
KEYRING=/usr/share/keyrings/debian-archive-keyring.gpg

# Not fetched: not needed by a program with widgets, or the system's copy serves. A dependency on one
# of them counts as met.
STAND_INS="python3 python3-minimal perl perl-base debconf ucf lsb-base sysvinit-utils tzdata netbase media-types
    openssl-provider-legacy libsasl2-modules-db pci.ids x11-common libx11-data xorg-sgml-doctools xkb-data
    fontconfig fontconfig-config fonts-dejavu-core fonts-dejavu-mono shared-mime-info libinput-bin libwacom-common
    libdrm-common libegl-mesa0 libglx-mesa0 libgl1-mesa-dri libgbm1 mesa-libgallium qt6-declarative-dev
    libvulkan-dev gcc g++ cpp binutils"

# fetchPackages FOLDER UPDATE-LOCK - leaves the packages in FOLDER/cache/archives
fetchPackages() {
    apt=$1
    mkdir -p "$apt"/{lists/partial,cache/archives/partial,state,sources.d}
    [ -r "$KEYRING" ] || die "$KEYRING is missing (package debian-archive-keyring)"
    mirror=$(debianMirror)
    # Check-Valid-Until: a mirror may lag behind a moving suite.
    APT=(-q -o Dir::Etc::sourcelist=/dev/null -o Dir::Etc::sourceparts="$apt/sources.d"
        -o Dir::Etc::preferences=/dev/null -o Dir::Etc::preferencesparts=/dev/null
        -o Dir::State="$apt/state" -o Dir::State::lists="$apt/lists" -o Dir::State::status="$apt/status"
        -o Dir::State::extended_states="$apt/state/extended_states" -o Dir::Log="$apt/state"
        -o Dir::Cache="$apt/cache" -o Dir::Cache::archives="$apt/cache/archives"
        -o APT::Architecture="$architecture" -o APT::Architectures="$architecture"
        -o APT::Install-Recommends=false -o APT::Install-Suggests=false
        -o APT::Sandbox::User=root -o Debug::NoLocking=1
        -o Acquire::Languages=none -o Acquire::Check-Valid-Until=false -o Acquire::Retries=3
        -o Acquire::AllowInsecureRepositories=false -o APT::Get::AllowUnauthenticated=false)
    if [ "$2" = no ] && lockFits; then
        fetchLocked && return 0
        say "the exact packages of packaging/runtime/lock cannot be had; taking what the suite has now"
    fi
    fetchFromSuites
    [ "$2" = no ] || writeLock
}

# --- the exact packages of the lock -----------------------------------------------------------------

lockHeader() { echo "# $architecture: $WANTED + $WANTED_ALONE"; }
lockFits() { grep -qxF "$(lockHeader)" "$here/lock" 2>/dev/null; }
lockedFiles() { grep -v '^#' "$here/lock"; }

fetchLocked() {
    local path hash downloads=()
    while read -r path hash; do
        downloads+=("$mirror/$path" "$apt/cache/archives/$(basename "$path")" "SHA256:$hash")
    done < <(lockedFiles)
    say "fetching $(lockedFiles | wc -l) packages"
    /usr/lib/apt/apt-helper "${APT[@]}" download-file "${downloads[@]}" >"$apt/log" 2>&1 || return 1
    lockedFiles | sed 's|^.*/\([^/ ]*\) \(.*\)$|\2  \1|' |
        (cd "$apt/cache/archives" && sha256sum --quiet -c -) >>"$apt/log" 2>&1
}

writeLock() {
    {
        printf '# SPDX-FileCopyrightText: The Caboose authors\n# SPDX-License-Identifier: GPL-3.0-or-later\n'
        echo "# Written by packaging/runtime/install --update-lock"
        lockHeader
        sed -n "s|^'$mirror/\(pool/[^']*\)' \([^ ]*\) .*|\1 \2|p" "$apt/uris" | sort -u | while read -r path file; do
            echo "$path $(sha256sum <"$apt/cache/archives/$file" | cut -d' ' -f1)"
        done
    } >"$here/lock"
    say "wrote packaging/runtime/lock; its content names the folder, so that the next run sets it up anew"
}

# --- what a suite has now ---------------------------------------------------------------------------

fetchFromSuites() {
    local suite status
    for suite in $SUITES; do
        rm -rf "$apt"/lists/* "$apt"/cache/archives/*
        mkdir -p "$apt"/lists/partial "$apt"/cache/archives/partial
        printf 'Types: deb\nURIs: %s\nSuites: %s\nComponents: main\nSigned-By: %s\n' \
            "$mirror" "$suite" "$KEYRING" >"$apt/sources.d/suite.sources"
        standIns >"$apt/status"
        say "fetching from Debian $suite"
        apt-get "${APT[@]}" update --error-on=any >"$apt/log" 2>&1 ||
            { grep -m 1 -E '^(Err|E|W):' "$apt/log" >&2 || true; continue; }
        for status in standIns true; do # should a stand-in not fit any more: everything
            $status >"$apt/status"
            fetchWanted && return 0
            grep -E '^E:|Depends' "$apt/log" | head -n 3 >&2 || true
        done
    done
    die "Qt and KDDockWidgets could not be fetched from the Debian mirror. Is this machine online?"
}

# shellcheck disable=SC2086 # lists of names
fetchWanted() {
    apt-get "${APT[@]}" -y install --print-uris $WANTED >"$apt/uris" 2>"$apt/log" &&
        apt-get "${APT[@]}" download --print-uris $WANTED_ALONE >>"$apt/uris" 2>>"$apt/log" &&
        apt-get "${APT[@]}" -y install --download-only $WANTED >>"$apt/log" 2>&1 &&
        (cd "$apt/cache/archives" && apt-get "${APT[@]}" download $WANTED_ALONE >>"$apt/log" 2>&1)
}

standIns() {
    local name
    for name in $STAND_INS; do
        printf '%s\n' "Package: $name" "Status: install ok installed" "Version: 9999:0" \
            "Architecture: $architecture" "Multi-Arch: allowed" "Maintainer: none <none@localhost>" \
            "Description: stand-in" ""
    done
}
