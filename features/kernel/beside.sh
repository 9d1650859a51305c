#!/usr/bin/env bash
# Runs two commands beside each other, and fails as soon as one of them does. The first one's output is shown as it comes,
# that of the second when it has ended.
# Usage: beside.sh FIRST SECOND
set -euo pipefail
output=$(mktemp)
# Each in a group of its own, which ends with this script.
set -m
bash -c "$1" &
first=$!
bash -c "$2" > "$output" 2>&1 &
second=$!
trap 'kill -- "-$first" "-$second" 2> /dev/null || true; rm -f "$output"' EXIT

code=0
for _ in first second; do
    wait -n || {
        code=$?
        break
    }
done
cat "$output"
exit "$code"
