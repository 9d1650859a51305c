#!/usr/bin/env bash
# Bundles the client for browsers and for the server, unless nothing has changed since.
set -euo pipefail
cd "$(dirname "$0")/.."
if [ -e dist/index.html ] && [ -e dist-server/ssr.js ] &&
    [ -z "$(find src build public index.html vite.config.ts package-lock.json -newer dist-server/ssr.js -print -quit)" ]; then
    exit 0
fi
npm run --silent bundle
