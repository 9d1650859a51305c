#!/usr/bin/env bash
# Checks one feature in about a minute: server and client in parallel, the fastest checks first, and then its browser
# tests. For a feature with many browser tests, runs those tagged @core; `just test` runs all of them.
# Usage: try.sh NAME
set -euo pipefail
cd "$(dirname "$0")/../.."
name=${1:?name the feature}
[ -e "features/$name/Cargo.toml" ] || { echo "there is no features/$name" >&2; exit 1; }

client() {
    cd web
    npm run --silent lint
    npx vitest run --silent --passWithNoTests "src/features/$name/"
    npm run --silent check
    bash build/bundle.sh
}

output=$(mktemp)
trap 'rm -f "$output"' EXIT
client > "$output" 2>&1 &
client=$!

cargo fmt --all --check
bash features/kernel/queries.sh --check "$name"
cargo test --quiet --package "$name"
cargo build --quiet --bin boutique --bin fake-provider
wait "$client" || { cat "$output"; exit 1; }

cd web
if [ -d "e2e/$name" ]; then
    core=()
    ! grep -rq '"@core"' "e2e/$name" || core=(--grep @core)
    npx playwright test "e2e/$name/" "${core[@]}"
fi
