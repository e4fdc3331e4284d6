# shellcheck shell=bash
# SPDX-FileCopyrightText: The Caboose authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Fetching packages of a later Debian suite with an apt of our own, beside the system's. They come from
# the mirror that the system's own apt uses, or from CABOOSE_DEBIAN_MIRROR; signatures, hashes and the
# date of what is signed are checked as apt always does.

SUITES="forky sid"
KEYRING=/usr/share/keyrings/debian-archive-keyring.gpg

# Not fetched: not needed by a program with widgets, or the system's copy serves. A dependency on one
# of them counts as met.
STAND_INS="python3 python3-minimal perl perl-base debconf ucf lsb-base sysvinit-utils tzdata netbase media-types
    openssl-provider-legacy libsasl2-modules-db pci.ids x11-common libx11-data xorg-sgml-doctools xkb-data
    fontconfig fontconfig-config fonts-dejavu-core fonts-dejavu-mono shared-mime-info libinput-bin libwacom-common
    libdrm-common libegl-mesa0 libglx-mesa0 libgl1-mesa-dri libgbm1 mesa-libgallium qt6-declarative-dev
    libvulkan-dev gcc g++ cpp binutils"

# fetchPackages FOLDER UPDATE-LOCK - leaves the packages in FOLDER/cache/archives, and a line for each
# of them in FOLDER/wanted: SHA-256, name of the file. What FOLDER has already is not fetched again.
fetchPackages() {
    apt=$1
    mkdir -p "$apt"/{lists/partial,cache/archives/partial,state,sources.d,empty/partial}
    [ -r "$KEYRING" ] || die "$KEYRING is missing (package debian-archive-keyring)"
    mirror=$(debianMirror) || exit 1
    # Check-Valid-Until: whatever the system allows itself, an old list may hide what was mended since.
    APT=(-q -o Dir::Etc::sourcelist=/dev/null -o Dir::Etc::sourceparts="$apt/sources.d"
        -o Dir::Etc::preferences=/dev/null -o Dir::Etc::preferencesparts=/dev/null
        -o Dir::State="$apt/state" -o Dir::State::lists="$apt/lists" -o Dir::State::status="$apt/status"
        -o Dir::State::extended_states="$apt/state/extended_states" -o Dir::Log="$apt/state"
        -o Dir::Cache="$apt/cache" -o Dir::Cache::archives="$apt/cache/archives"
        -o APT::Architecture="$architecture" -o APT::Architectures="$architecture"
        -o APT::Install-Recommends=false -o APT::Install-Suggests=false
        -o APT::Sandbox::User=root -o Debug::NoLocking=1 -o APT::Keep-Downloaded-Packages=true
        -o Acquire::Languages=none -o Acquire::Check-Valid-Until=true -o Acquire::Retries=3
        -o Acquire::ForceHash=SHA256 -o Acquire::AllowInsecureRepositories=false -o APT::Get::AllowUnauthenticated=false)
    if [ "$2" = no ] && lockFits; then
        fetchLocked && return 0
        say "the exact packages of packaging/runtime/lock cannot be had; taking what the suite has now"
    fi
    fetchFromSuites
    [ "$2" = no ] || writeLock
}

# Throws away what is not as wanted, e.g. one that was cut short; fails if anything is missing then.
checkFetched() {
    (
        cd "$apt/cache/archives" || exit
        sha256sum --check "$apt/wanted" 2>/dev/null | sed -n 's/: FAILED.*//p' | xargs -r -d '\n' rm -f
        cut -d' ' -f3- "$apt/wanted" | xargs -r -d '\n' ls >/dev/null
    ) >>"$apt/log" 2>&1
}

# --- the exact packages of the lock -----------------------------------------------------------------

lockHeader() { echo "# $architecture: $WANTED + $WANTED_ALONE"; }
lockFits() { grep -qxF "$(lockHeader)" "$here/lock" 2>/dev/null; }
lockedFiles() { grep -v '^#' "$here/lock"; }

fetchLocked() {
    local path hash downloads=()
    lockedFiles | sed 's|^.*/\([^/ ]*\) \(.*\)$|\2  \1|' >"$apt/wanted"
    checkFetched && return
    while read -r path hash; do
        [ -e "$apt/cache/archives/${path##*/}" ] ||
            downloads+=("$mirror/$path" "$apt/cache/archives/${path##*/}" "SHA256:$hash")
    done < <(lockedFiles)
    say "fetching $((${#downloads[@]} / 3)) packages from $mirror"
    /usr/lib/apt/apt-helper "${APT[@]}" download-file "${downloads[@]}" >"$apt/log" 2>&1 || true
    checkFetched
}

writeLock() {
    {
        printf '# SPDX-FileCopyrightText: The Caboose authors\n# SPDX-License-Identifier: GPL-3.0-or-later\n'
        echo "# Written by packaging/runtime/install --update-lock"
        lockHeader
        sed -n "s|^'$mirror/\(pool/[^']*\)' .* SHA256:\(.*\)$|\1 \2|p" "$apt/uris" | sort -u
    } >"$here/lock"
    say "wrote packaging/runtime/lock; its content names the folder, so that the next run sets it up anew"
}

# --- what a suite has now ---------------------------------------------------------------------------

fetchFromSuites() {
    local suite status expired=no
    for suite in $SUITES; do
        rm -rf "$apt/lists" && mkdir -p "$apt/lists/partial"
        printf 'Types: deb\nURIs: %s\nSuites: %s\nComponents: main\nSigned-By: %s\n' \
            "$mirror" "$suite" "$KEYRING" >"$apt/sources.d/suite.sources"
        standIns >"$apt/status"
        say "fetching from Debian $suite"
        apt-get "${APT[@]}" update --error-on=any >"$apt/log" 2>&1 || {
            ! grep -q 'is expired' "$apt/log" || expired=$suite
            grep -m 1 -E '^(Err|E|W):' "$apt/log" >&2 || true
            continue
        }
        for status in standIns true; do # should a stand-in not fit any more: everything
            $status >"$apt/status"
            fetchWanted && return 0
            grep -E '^E:|Depends' "$apt/log" | head -n 3 >&2 || true
        done
    done
    [ "$expired" = no ] || die "$mirror has an old copy of Debian $expired, whose signature has expired. Is this" \
        "machine's clock right? If so, try again later, or name another mirror, e.g." \
        "    CABOOSE_DEBIAN_MIRROR=http://MIRROR/debian packaging/run"
    noteFullDisk "$apt"
    die "Qt and KDDockWidgets could not be fetched from $mirror. Is this machine online? What has been" \
        "fetched is kept for the next try. Another mirror is named like this:" \
        "    CABOOSE_DEBIAN_MIRROR=http://MIRROR/debian packaging/run"
}

# shellcheck disable=SC2086 # lists of names
fetchWanted() {
    local none=(-o Dir::Cache::archives="$apt/empty") # or it would not name what is there already
    apt-get "${APT[@]}" "${none[@]}" -y install --print-uris $WANTED >"$apt/uris" 2>"$apt/log" &&
        apt-get "${APT[@]}" "${none[@]}" download --print-uris $WANTED_ALONE >>"$apt/uris" 2>>"$apt/log" || return
    sed -n "s|^'[^']*' \([^ ]*\) [0-9]* SHA256:\(.*\)$|\2  \1|p" "$apt/uris" | sort -u >"$apt/wanted"
    checkFetched || true
    apt-get "${APT[@]}" -y install --download-only $WANTED >>"$apt/log" 2>&1 &&
        (cd "$apt/cache/archives" && apt-get "${APT[@]}" download $WANTED_ALONE >>"$apt/log" 2>&1) &&
        checkFetched
}

standIns() {
    local name
    for name in $STAND_INS; do
        printf '%s\n' "Package: $name" "Status: install ok installed" "Version: 9999:0" \
            "Architecture: $architecture" "Multi-Arch: allowed" "Maintainer: none <none@localhost>" \
            "Description: stand-in" ""
    done
}
