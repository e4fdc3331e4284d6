# shellcheck shell=bash
# SPDX-FileCopyrightText: The Caboose authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Start of every script in packaging/: where the clone is, and the functions that they share.

export LC_ALL=C.UTF-8
CABOOSE_SOURCE=$(dirname "$(dirname "$(dirname "$(realpath "${BASH_SOURCE[0]}")")")")
for part in say cache elsewhere system qt build; do
    # shellcheck source=/dev/null
    . "$CABOOSE_SOURCE/packaging/lib/$part.sh"
done
unset part
