# shellcheck shell=bash
# SPDX-FileCopyrightText: The Caboose authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Configuring and building one preset in build/<preset>.

# Given to the build tool; packaging/test wants to see every error, not the first, packaging/run one target.
buildOptions=()

# build PRESET [CMAKE-OPTION...]
build() {
    local preset=$1 logs=$CABOOSE_SOURCE/build/logs fresh=()
    shift
    cd "$CABOOSE_SOURCE" || return
    needRoom . 100 "Make room, e.g. by removing $CABOOSE_SOURCE/build."
    hasOtherRuntime "build/$preset/CMakeCache.txt" && fresh=(--fresh)
    timed "configuring $preset" logged "$logs/configure-$preset" \
        cmake --preset "$preset" "${fresh[@]}" -DCMAKE_PREFIX_PATH="$CABOOSE_PREFIX" "$@" &&
        timed "building $preset" logged "$logs/build-$preset" cmake --build "build/$preset" -- "${buildOptions[@]}" ||
        { noteFullDisk . "$CABOOSE_CACHE" && false; }
}

# What CMake has found in another runtime must not be remembered.
hasOtherRuntime() {
    [ -f "$1" ] && grep -o '=.*/caboose/runtime/[^/]*/root/usr' "$1" | grep -qvxF "=$CABOOSE_PREFIX"
}
