#!/usr/bin/env bash
# Stands before rustc for the crates of the workspace (RUSTC_WORKSPACE_WRAPPER): the compiler that also lints compiles
# them, and what the query macros of a feature learn from the database goes to a folder per compiled unit. So one
# parallel and incremental compilation makes the programs and the tests, lints, and checks every query.
# SCHEMA_DATABASE names the database and RECORDED_QUERIES the folder; while there is no database nothing is recorded.
set -euo pipefail

if [ -e "${SCHEMA_DATABASE:-}" ] && [ -d "${CARGO_MANIFEST_DIR:-}/migrations" ]; then
    unit=
    previous=
    for argument in "$@"; do
        [ "$previous" != --crate-name ] || unit=$argument$unit
        [ "$argument" != --test ] || unit=$unit-test
        previous=$argument
    done
    if [ -n "$unit" ] && [ "$unit" != build_script_build ]; then
        export SQLX_OFFLINE=false DATABASE_URL=sqlite://$SCHEMA_DATABASE
        export SQLX_OFFLINE_DIR=$RECORDED_QUERIES/$CARGO_PKG_NAME/$unit
        rm -rf "$SQLX_OFFLINE_DIR"
        mkdir -p "$SQLX_OFFLINE_DIR"
    fi
fi

# With its unit tests a library is compiled once more, and linted there: all that waits for it need not wait for lints.
case " $* " in
    *" --test "*) ;;
    *" --crate-type lib "*) ! grep -rqsF '#[cfg(test)]' "$CARGO_MANIFEST_DIR/src" || exec "$@" ;;
esac
exec clippy-driver "$@"
