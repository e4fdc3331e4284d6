# shellcheck shell=bash
# SPDX-FileCopyrightText: The Caboose authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Checks on the sources themselves.

cppFiles() { (cd "$CABOOSE_SOURCE" && find app model views tests packaging \( -name '*.cpp' -o -name '*.h' \) -print0); }

# Each version of clang-format puts some lines in another way; the sources follow Debian 12's.
FORMATTER=14
hasFormatter() {
    local version
    version=$(clang-format --version | sed -n 's/.* version \([0-9]*\).*/\1/p')
    [ "$version" = "$FORMATTER" ] ||
        { say "formatting: not checked, the sources are as clang-format $FORMATTER has them and this is ${version:-missing}" && false; }
}

checkFormat() {
    local names
    names=$(cd "$CABOOSE_SOURCE" && cppFiles | { xargs -0 -r -n 100 -P "$(nproc)" clang-format --dry-run -Werror 2>&1 || true; } |
        sed -n 's/^\([^:]*\):[0-9].*error: code should be clang-formatted.*/\1/p' | sort -u)
    [ -z "$names" ] || { printf 'not formatted; "clang-format -i FILE" does it:\n%s\n' "$names" && false; }
}

checkTidy() { "$CABOOSE_SOURCE/packaging/lib/tidy.py" "$CABOOSE_SOURCE/build/dev" "$CABOOSE_CACHE/tidy"; }

checkScripts() {
    (cd "$CABOOSE_SOURCE" && grep -rlE '^#!/usr/bin/env bash|^# shellcheck shell=bash' packaging tests .ci | sort |
        xargs shellcheck --severity=warning)
}

checkIncludes() { "$CABOOSE_SOURCE/packaging/lib/includes.py" "$CABOOSE_SOURCE/build/dev"; }

checkLists() {
    hasApt || { say "without apt there are no packages to look for" && return; }
    "$CABOOSE_SOURCE/packaging/lib/lists.py" "$CABOOSE_CACHE"
}
