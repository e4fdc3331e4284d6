# shellcheck shell=bash
# SPDX-FileCopyrightText: The Caboose authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Where there is no apt, nothing is installed: what is missing is named, with the command that installs it.
# packaging/elsewhere has the names.

# needTools - libraries are CMake's to find, and it names them likewise
needTools() {
    local group what minimum missing=() libraries=()
    while read -r group what minimum _; do
        case $group in
            tool) isNewEnough "$what" "$minimum" || missing+=("  - $what $minimum or later") ;;
            library) libraries+=("  - $what$(atLeast "$minimum")") ;;
        esac
    done <"$CABOOSE_SOURCE/packaging/elsewhere"
    if [ ${#missing[@]} = 0 ]; then
        say "this system has no apt: the build takes what is installed, and says what is missing"
    else
        die "Caboose needs tools that are not on this machine, or not new enough:" "${missing[@]}" \
            "and these libraries, which cannot be looked for without them:" "${libraries[@]}" \
            "On Fedora:" "  sudo dnf install $(elsewhere 5)" "On Arch:" "  sudo pacman -S --needed $(elsewhere 6)"
    fi
}

atLeast() { [ "$1" = - ] || echo " $1 or later"; }

# elsewhere COLUMN - what Caboose is built with, as one system calls it
elsewhere() {
    awk -v column="$1" '$1 == "tool" || $1 == "library" { print $column }' "$CABOOSE_SOURCE/packaging/elsewhere" |
        uniq | paste -sd ' '
}

# isNewEnough TOOL MINIMUM - needCompiler looks at the compiler's version
isNewEnough() {
    local version
    [ "$1" != c++ ] || { command -v "${CXX:-c++}" >/dev/null && return; }
    version=$("$1" --version 2>/dev/null | sed -n '1s/[^0-9]*\([0-9][0-9.]*\).*/\1/p')
    [ -n "$version" ] && [ "$(printf '%s\n' "$2" "$version" | sort -V | head -n 1)" = "$2" ]
}
