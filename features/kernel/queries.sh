#!/usr/bin/env bash
# Checks every query of every feature against the migrations, and writes what the compiler needs to check them again
# without a database (.sqlx). With --check it writes nothing and fails when the kept files are not current.
# Usage: queries.sh SCHEMA_DATABASE [--check | --only FEATURE]
set -euo pipefail
cd "$(dirname "$0")/../.."
database=$1
mode=${2:-}
only=${3:-}

rm -f "$database"*
mkdir -p "$(dirname "$database")"
cargo run --quiet --package kernel --example schema_database -- features "$database"

stale=()
for folder in features/*/; do
    name=$(basename "$folder")
    [ -z "$only" ] || [ "$name" = "$only" ] || continue
    grep -rqsE 'query(_as|_scalar)?!' "$folder/src" || continue
    kept=$PWD/features/$name/.sqlx
    fresh=$PWD/target/sqlx-queries/$name
    rm -rf "$fresh"
    mkdir -p "$fresh"
    touch "$folder/src/lib.rs"
    SQLX_OFFLINE=false DATABASE_URL="sqlite://$database" SQLX_OFFLINE_DIR="$fresh" \
        cargo check --quiet --package "$name" --all-targets
    if [ "$mode" = --check ]; then
        diff -rq "$kept" "$fresh" >&2 || stale+=("$name")
    else
        rm -rf "$kept"
        cp -r "$fresh" "$kept"
    fi
done
if [ ${#stale[@]} -gt 0 ]; then
    echo "The kept queries of ${stale[*]} are not current. Mend with: just gen" >&2
    exit 1
fi
