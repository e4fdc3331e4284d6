# shellcheck shell=bash
# SPDX-FileCopyrightText: The Caboose authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Configuring and building one preset in build/<preset>.

# build PRESET [CMAKE-OPTION...]
build() {
    local preset=$1 logs=$CABOOSE_SOURCE/build/logs
    shift
    cd "$CABOOSE_SOURCE" || return
    timed "configuring $preset" logged "$logs/configure-$preset" \
        cmake --preset "$preset" ${CABOOSE_PREFIX:+-DCMAKE_PREFIX_PATH="$CABOOSE_PREFIX"} "$@" &&
        timed "building $preset" logged "$logs/build-$preset" cmake --build "build/$preset"
}
