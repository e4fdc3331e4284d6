# shellcheck shell=bash
# SPDX-FileCopyrightText: The Caboose authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Qt and KDDockWidgets: the distribution's where they are new enough, else the private runtime.

# candidate PACKAGE - the version that apt would install
candidate() { apt-cache policy "$1" 2>/dev/null | awk '$1 == "Candidate:" && $2 != "(none)" { print $2 }'; }

distributionHasQt() {
    local qt docks
    qt=$(candidate qt6-base-dev)
    docks=$(candidate libkddockwidgets-qt6-dev)
    [ -n "$qt" ] && dpkg --compare-versions "$qt" ge 6.8 &&
        [ -n "$docks" ] && dpkg --compare-versions "$docks" ge 2
}

# needQt - sets CABOOSE_PREFIX to where CMake finds them ("" where the system has them)
needQt() {
    CABOOSE_PREFIX=
    hasApt || return 0
    if distributionHasQt; then
        needPackages qt
    else
        needPackages runtime
        CABOOSE_PREFIX=$("$CABOOSE_SOURCE/packaging/runtime/install")
    fi
}
