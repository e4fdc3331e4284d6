# shellcheck shell=bash
# SPDX-FileCopyrightText: The Caboose authors
# SPDX-License-Identifier: GPL-3.0-or-later

# What the scripts tell the person who runs them. All of it goes to standard error: standard output
# belongs to the program that a script runs.

say() { printf '[caboose] %s\n' "$*" >&2; }

# die SENTENCE... - says what is wrong and what helps, and stops.
die() {
    printf '[caboose] %s\n' "$@" >&2
    exit 1
}

# timed WHAT COMMAND... - says what is being done and how long it took; the command's result is ours.
timed() {
    local what=$1 start=$SECONDS result=0
    shift
    say "$what ..."
    "$@" || result=$?
    if [ "$result" = 0 ]; then
        say "$what: done in $(duration $((SECONDS - start)))"
    else
        say "$what: FAILED after $(duration $((SECONDS - start)))"
    fi
    return "$result"
}

duration() { if [ "$1" -lt 60 ]; then echo "$1 s"; else echo "$(($1 / 60)) min $(($1 % 60)) s"; fi; }

# logged FILE COMMAND... - keeps a command's output in a file, and shows it on a terminal as it comes,
# else only if the command fails.
logged() {
    local log=$1 result=0
    shift
    mkdir -p "$(dirname "$log")"
    if [ -t 2 ]; then
        "$@" >&2 || result=$?
    else
        "$@" >"$log" 2>&1 || { result=$? && cat "$log" >&2; }
    fi
    return "$result"
}

# usage - what the head of the script says
usage() { awk '!NF { isHead = 1; next } isHead && !/^#/ { exit } isHead { print substr($0, 3) }' "$0"; }

# takes "WORDS" ARGUMENT... - lets a script do nothing that it was not asked for: of arguments it takes WORDS
# (SUITE: any word that is no option), and --help shows its head.
takes() {
    local given known=" $1 "
    shift
    for given; do
        [ "$given" != --help ] || { usage && exit 0; }
        [[ $known == *" $given "* || ($known == *" SUITE "* && $given != -*) ]] ||
            die "$(basename "$0") does not know \"$given\". It is called so:" "$(usage)"
    done
}
