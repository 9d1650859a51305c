#!/usr/bin/env bash
# Stands before rustc (RUSTC_WRAPPER): what the query macros of a feature learn from the database goes to a folder per
# compiled unit, so that one run over the workspace, in parallel and incrementally, records every query once.
# RECORDED_QUERIES names the folder.
set -euo pipefail

if [ -d "${CARGO_MANIFEST_DIR:-}/migrations" ]; then
    unit=
    previous=
    for argument in "$@"; do
        [ "$previous" != --crate-name ] || unit=$argument$unit
        [ "$argument" != --test ] || unit=$unit-test
        previous=$argument
    done
    if [ -n "$unit" ] && [ "$unit" != build_script_build ]; then
        export SQLX_OFFLINE_DIR=$RECORDED_QUERIES/$CARGO_PKG_NAME/$unit
        rm -rf "$SQLX_OFFLINE_DIR"
        mkdir -p "$SQLX_OFFLINE_DIR"
    fi
fi
exec "$@"
