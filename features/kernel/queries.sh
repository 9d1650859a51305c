#!/usr/bin/env bash
# Checks every query of every feature against the migrations, in the same pass as the lints, and compares what the
# compiler learned with the .sqlx folders, from which it checks them again without a database.
# Usage: queries.sh SCHEMA_DATABASE [--check | FEATURE]
#   without more   writes the .sqlx folders that are not current
#   FEATURE        the same for one feature
#   --check        writes nothing; a warning of the compiler or a folder that is not current fails
set -euo pipefail
cd "$(dirname "$0")/../.."
database=$1
mode=${2:-}
export RECORDED_QUERIES=$PWD/target/recorded-queries

# A schema is made again when a migration changed.
migrations=$(cat features/*/migrations/*.sql features/*/sqlx.toml | sha256sum)
if [ ! -e "$database" ] || [ "$migrations" != "$(cat "$database.migrations" 2> /dev/null)" ]; then
    rm -f "$database"*
    mkdir -p "$(dirname "$database")"
    cargo run --quiet --package kernel --example schema_database -- features "$database"
    echo "$migrations" > "$database.migrations"
fi

case "$mode" in
    "" | --check) mapfile -t features < <(grep -rlE 'query(_as|_scalar)?!' features/*/src | cut -d / -f 2 | sort -u) ;;
    *) features=("$mode") ;;
esac

compile() {
    RUSTC_WRAPPER=$PWD/features/kernel/record-queries.sh SQLX_OFFLINE=false DATABASE_URL="sqlite://$database" \
        cargo clippy --quiet --all-targets "$@"
}

# What the compiler learned of one feature, in one folder.
gather() {
    local fresh=$RECORDED_QUERIES/$1.all
    rm -rf "$fresh"
    mkdir -p "$fresh"
    find "$RECORDED_QUERIES/$1" -name 'query-*.json' -exec cp -t "$fresh" {} + 2> /dev/null || true
    echo "$fresh"
}

if [ "$mode" = --check ]; then
    warnings=$(mktemp)
    compile --workspace 2>&1 | tee "$warnings"
    if grep -q '^warning' "$warnings"; then
        echo "The compiler has warnings." >&2
        exit 1
    fi
elif [ -n "$mode" ]; then
    compile --package "$mode"
else
    compile --workspace
fi

stale=()
for name in "${features[@]}"; do
    stored=features/$name/.sqlx
    diff -rq "$stored" "$(gather "$name")" > /dev/null && continue
    # Units that were compiled by another command, without a record, have to be compiled once more.
    touch "features/$name/src/lib.rs"
    compile --package "$name"
    fresh=$(gather "$name")
    if [ "$mode" = --check ]; then
        diff -rq "$stored" "$fresh" >&2 || stale+=("$name")
    else
        rm -rf "$stored"
        cp -r "$fresh" "$stored"
    fi
done
if [ ${#stale[@]} -gt 0 ]; then
    echo "The queries of ${stale[*]} are not current. Fix with: just gen" >&2
    exit 1
fi
