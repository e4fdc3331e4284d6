# shellcheck shell=bash
# SPDX-FileCopyrightText: The Caboose authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Checks on the sources themselves.

cppFiles() { (cd "$CABOOSE_SOURCE" && find app model views tests packaging \( -name '*.cpp' -o -name '*.h' \) -print0); }

checkFormat() { (cd "$CABOOSE_SOURCE" && cppFiles | xargs -0 -r clang-format --dry-run -Werror); }

checkTidy() { "$CABOOSE_SOURCE/packaging/lib/tidy.py" "$CABOOSE_SOURCE/build/dev" "$CABOOSE_CACHE/tidy"; }

checkScripts() {
    (cd "$CABOOSE_SOURCE" && grep -rlE '^#!/usr/bin/env bash|^# shellcheck shell=bash' packaging tests .ci | sort |
        xargs shellcheck --severity=warning)
}
