# shellcheck shell=bash
# SPDX-FileCopyrightText: The Caboose authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The stages of packaging/test: each counts what passed and what failed, and the next one runs anyway.

passed=0
failed=0
failures=()
summaries=()

# check WHAT COMMAND... - one check: passed or failed
check() {
    if timed "$@"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        failures+=("$1")
    fi
}

# testsOf PRESET [CMAKE-OPTION...] - builds a preset and counts each of its tests
testsOf() {
    local preset=$1 log=$CABOOSE_SOURCE/build/logs/ctest-$1 line
    if ! build "$@"; then
        failed=$((failed + 1))
        failures+=("build of $preset")
        return 0
    fi
    timed "testing $preset" runCtest "$preset" "$log" || true
    line=$(grep -E '^[0-9]+% tests passed, ' "$log" || true)
    [ -n "$line" ] || line="no tests were found"
    summaries+=("$preset: $line")
    countTests "$preset" "$line"
    mapfile -t -O ${#failures[@]} failures < <(failedTests "$preset" "$log")
}

# One more at once than there are processors: those of the window often wait.
runCtest() {
    ctest --preset "$1" --parallel $(($(nproc) + 1)) --no-tests=error 2>&1 | tee "$2"
}

# countTests PRESET LINE - LINE is ctest's "N% tests passed, N tests failed out of N"
countTests() {
    local bad all
    if [[ $2 =~ ,\ ([0-9]+)\ tests?\ failed\ out\ of\ ([0-9]+) ]]; then
        bad=${BASH_REMATCH[1]}
        all=${BASH_REMATCH[2]}
        failed=$((failed + bad))
        passed=$((passed + all - bad))
    else
        failed=$((failed + 1))
        failures+=("$1: $2")
    fi
}

failedTests() { sed -n '/^The following tests FAILED:/,/^$/s/^\t *[0-9]* - \(.*\)/'"$1"': \1/p' "$2"; }

# report - the last words: what failed, ctest's summaries, the total
report() {
    [ ${#failures[@]} = 0 ] || printf 'failed: %s\n' "${failures[@]}"
    [ ${#summaries[@]} = 0 ] || printf '%s\n' "${summaries[@]}"
    say "everything took $(duration $SECONDS)"
    echo "$passed passed, $failed failed"
    [ "$failed" = 0 ]
}
