# Sizes of things that recipes share.
schema_database := justfile_directory() / "target/schema.db"

# List the recipes.
default:
    @just --list

# Check every query against the migrations and write the .sqlx folders.
[private]
queries:
    #!/usr/bin/env bash
    set -euo pipefail
    rm -f "{{schema_database}}"*
    cargo run -q -p kernel --example schema_database -- features "{{schema_database}}"
    for folder in features/*/; do
        name=$(basename "$folder")
        grep -rqE 'query(_as|_scalar)?!' "$folder/src" || continue
        rm -rf "$folder/.sqlx"; mkdir -p "$folder/.sqlx"
        touch "$folder/src/lib.rs"
        SQLX_OFFLINE=false DATABASE_URL="sqlite://{{schema_database}}" SQLX_OFFLINE_DIR="$PWD/$folder.sqlx" \
            cargo check -q -p "$name" --all-targets
    done
