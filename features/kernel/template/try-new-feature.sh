#!/usr/bin/env bash
# Shows by doing that a new feature compiles, appears in the document and has a passing test: in a copy of the
# repository, which is thrown away.
set -euo pipefail
cd "$(dirname "$0")/../../.."
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT

git ls-files --cached --others --exclude-standard | tar --create --files-from=- | tar --extract --directory "$copy"
for made in web/node_modules web/dist web/dist-server; do
    ln -s "$PWD/$made" "$copy/$made"
done
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$PWD/target}
cd "$copy"

bash features/kernel/template/new-feature.sh tryout
bash features/kernel/queries.sh "$copy/schema.db" tryout
cargo test --quiet --package tryout
cargo run --quiet --package boutique -- openapi > openapi.json
grep -q '"tryout_item_list"' openapi.json || { echo "the document does not list the new operation" >&2; exit 1; }
cd web
npm run --silent schema
npm run --silent check
npm run --silent lint
echo "a new feature compiles, appears in the document and has a passing test"
