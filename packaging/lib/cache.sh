# shellcheck shell=bash
# SPDX-FileCopyrightText: The Caboose authors
# SPDX-License-Identifier: GPL-3.0-or-later

# What is kept between runs and shared by clones: the private runtime, compiled objects, passed checks.
# The folder may be deleted at any time.

CABOOSE_CACHE=${XDG_CACHE_HOME:-${HOME:?}/.cache}/caboose

# Compiled objects are found again from another clone: paths below the clone count as relative.
export CCACHE_DIR=$CABOOSE_CACHE/ccache CCACHE_BASEDIR=$CABOOSE_SOURCE CCACHE_NOHASHDIR=1
# Without these ccache keeps nothing that was compiled with a precompiled header.
export CCACHE_SLOPPINESS=pch_defines,time_macros
# Nothing is preprocessed for the cache alone: the compiler's own list of headers is looked at.
export CCACHE_DEPEND=1
export CCACHE_MAXSIZE=${CCACHE_MAXSIZE:-3G}

# roomAt FOLDER - in MB
roomAt() { df -Pm "$1" | awk 'NR == 2 { print $4 }'; }

# needRoom FOLDER MB WHAT-HELPS
needRoom() {
    [ "$(roomAt "$1")" -ge "$2" ] ||
        die "the disk is too full: $2 MB are needed in $1, $(roomAt "$1") MB are left." "$3"
}

# noteFullDisk FOLDER... - after a failure
noteFullDisk() {
    local folder
    for folder; do
        [ "$(roomAt "$folder")" -ge 20 ] || say "the disk of $folder is full: make room there and try again"
    done
}
