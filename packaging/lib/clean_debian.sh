# shellcheck shell=bash
# SPDX-FileCopyrightText: The Caboose authors
# SPDX-License-Identifier: GPL-3.0-or-later

# A clean, minimal Debian in a folder, for scripts that root runs with mounts of their own. It is kept
# for a month as an archive where only root can change it.

CLEAN_DEBIANS=/var/cache/caboose

# unpackCleanDebian SUITE MIRROR ROOT
unpackCleanDebian() {
    local archive
    archive=$CLEAN_DEBIANS/$1-$(dpkg --print-architecture).tar
    install -d -m 755 "$CLEAN_DEBIANS"
    [ "$(stat -c %u:%a "$CLEAN_DEBIANS")" = 0:755 ] || die "$CLEAN_DEBIANS must be root's alone; remove it"
    [ -n "$(find "$archive" -mtime -30 2>/dev/null)" ] ||
        timed "setting up a clean Debian $1" makeCleanDebian "$1" "$2" "$archive"
    tar -C "$3" -xf "$archive"
}

# makeCleanDebian SUITE MIRROR ARCHIVE - debootstrap checks the signature of all that it fetches.
makeCleanDebian() {
    local folder script=()
    [ -e "/usr/share/debootstrap/scripts/$1" ] || script=(sid) # newer than this debootstrap
    folder=$(mktemp -d /var/tmp/caboose-clean.XXXXXX)
    if debootstrap --variant=minbase --force-check-gpg --keyring=/usr/share/keyrings/debian-archive-keyring.gpg \
        "$1" "$folder/root" "$2" "${script[@]}" >"$folder/log" 2>&1; then
        tar -C "$folder/root" -cf "$3.new" . && mv "$3.new" "$3"
    else
        tail -n 5 "$folder/log" >&2
        rm -rf --one-file-system "$folder"
        die "Debian $1 could not be set up from $2"
    fi
    rm -rf --one-file-system "$folder"
}

# enterable ROOT - with processes, devices, and the network as this machine has it
enterable() {
    mount -t proc proc "$1/proc"
    mount --rbind /dev "$1/dev"
    cp -L /etc/resolv.conf /etc/hosts "$1/etc/"
    aptsWay >"$1/etc/apt/apt.conf.d/00way"
    copyAuthorities "$1"
}

# How this machine's apt reaches its mirror.
aptsWay() {
    apt-config dump | grep -E '^Acquire::(https?|ftp)::|^Acquire::(Check-Valid-Until|Retries) ' || true
    [ -z "${http_proxy:-}" ] || echo "Acquire::http::Proxy \"$http_proxy\";"
    [ -z "${https_proxy:-}" ] || echo "Acquire::https::Proxy \"$https_proxy\";"
}

# copyAuthorities ROOT - certificates that this machine trusts, should the mirror need them
copyAuthorities() {
    local bundle=/etc/ssl/certs/ca-certificates.crt
    mkdir -p "$1/usr/local/share"
    [ ! -d /usr/local/share/ca-certificates ] || cp -a /usr/local/share/ca-certificates "$1/usr/local/share/"
    [ ! -e "$bundle" ] || [ -e "$1$bundle" ] || install -D -m 644 "$bundle" "$1$bundle"
}
