#!/usr/bin/env bash
# Compiles every program and test with lints, checks every query against the migrations in the same pass, and compares
# the recorded results with the .sqlx folders, which allow checking queries without a database. `just` sets the database,
# made by schema.sh, and the folder of records.
# Usage: queries.sh [--check] [FEATURE]
#   no argument    writes the .sqlx folders that are outdated
#   FEATURE        the same for one feature
#   --check        writes nothing; fails on a compiler warning or an outdated folder
set -euo pipefail
cd "$(dirname "$0")/../.."
mode=write
if [ "${1:-}" = --check ]; then
    mode=check
    shift
fi
name=${1:-}

scope=(--workspace)
[ -z "$name" ] || scope=(--package "$name")
# A feature may have no queries.
mapfile -t features < <(grep -rlE 'query(_as|_scalar)?!' features/${name:-*}/src | cut -d / -f 2 | sort -u)

compile() {
    cargo test --quiet --no-run "$@"
}

# Collects the records of one feature in one folder.
gather() {
    local fresh=$RECORDED_QUERIES/$1.all
    rm -rf "$fresh"
    mkdir -p "$fresh"
    find "$RECORDED_QUERIES/$1" -name 'query-*.json' -exec cp -t "$fresh" {} + 2> /dev/null || true
    echo "$fresh"
}

if [ "$mode" = check ]; then
    warnings=$(mktemp)
    compile "${scope[@]}" 2>&1 | tee "$warnings"
    if grep -q '^warning' "$warnings"; then
        echo "The compiler has warnings." >&2
        exit 1
    fi
else
    compile "${scope[@]}"
fi

stale=()
for name in "${features[@]}"; do
    if [ ! -d "$RECORDED_QUERIES/$name" ]; then
        # Compiled without a database: compile again.
        touch "features/$name/src/lib.rs"
        compile --package "$name"
    fi
    stored=features/$name/.sqlx
    fresh=$(gather "$name")
    if [ "$mode" = check ]; then
        diff -rq "$stored" "$fresh" >&2 || stale+=("$name")
    elif ! diff -rq "$stored" "$fresh" > /dev/null 2>&1; then
        rm -rf "$stored"
        cp -r "$fresh" "$stored"
    fi
done
if [ ${#stale[@]} -gt 0 ]; then
    echo "The queries of ${stale[*]} are not current. Fix with: just gen" >&2
    exit 1
fi
