#!/usr/bin/env bash
# Makes the database against which queries are checked, and makes it again when a migration has changed.
set -euo pipefail
cd "$(dirname "$0")/../.."
migrations=$(cat features/*/migrations/*.sql features/*/sqlx.toml | sha256sum)
if [ ! -e "$SCHEMA_DATABASE" ] || [ "$migrations" != "$(cat "$SCHEMA_DATABASE.migrations" 2> /dev/null)" ]; then
    rm -f "$SCHEMA_DATABASE"*
    mkdir -p "$(dirname "$SCHEMA_DATABASE")"
    cargo run --quiet --bin schema_database -- features "$SCHEMA_DATABASE"
    echo "$migrations" > "$SCHEMA_DATABASE.migrations"
fi
