#!/usr/bin/env bash
# Tests that a new feature compiles, is in the API document and has passing tests on both sides, in a temporary copy of
# the repository. Reuses the repository's build: cargo ignores absolute paths, and the copied files keep their timestamps.
set -euo pipefail
cd "$(dirname "$0")/../../.."
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT

git ls-files --cached --others --exclude-standard --deduplicate \
    | tar --create --ignore-failed-read --files-from=- | tar --extract --directory "$copy"
# Build scripts check the timestamps of folders.
find "$copy" -mindepth 1 -type d -printf '%P\n' | xargs -d '\n' -I{} touch --reference={} "$copy/{}"
for made in web/node_modules web/dist web/dist-server; do
    ln -s "$PWD/$made" "$copy/$made"
    touch --no-dereference --reference="$made" "$copy/$made"
done
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$PWD/target}
export SCHEMA_DATABASE=$copy/schema.db RECORDED_QUERIES=$copy/recorded-queries
cd "$copy"

bash features/kernel/template/new-feature.sh longertryout
cargo fmt --all --check
bash features/kernel/schema.sh
bash features/kernel/queries.sh longertryout
cargo test --quiet --package longertryout
cargo run --quiet --bin boutique -- openapi > openapi.json
grep -q '"longertryout_item_list"' openapi.json || { echo "the document does not list the new operation" >&2; exit 1; }
cd web
npm run --silent schema
npm run --silent check
npm run --silent lint -- src/features/longertryout src/app/features.ts
npx vitest run --reporter=dot src/features/longertryout
echo "a new feature compiles, appears in the document and has passing tests on both sides"
