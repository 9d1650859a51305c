#!/usr/bin/env bash
# Creates a new feature: its crate, its web folder, and an entry in each list of features.
# Usage: new-feature.sh NAME      (one lower-case word)
set -euo pipefail
template=$(cd "$(dirname "$0")" && pwd)
cd "$template/../../.."
name=${1:?name the feature}
[[ $name =~ ^[a-z][a-z0-9]{2,29}$ ]] || { echo "a feature's name is one lower-case word, like 'coupons'" >&2; exit 1; }
[ ! -e "features/$name" ] || { echo "features/$name exists already" >&2; exit 1; }
title=${name^}

# Copies a template folder and fills in its placeholders.
plant() {
    local from=$1 to=$2 file target
    while IFS= read -r file; do
        target=$to/${file//FEATURE/$name}
        mkdir -p "$(dirname "$target")"
        sed -e "s/FEATURE_TITLE/$title/g" -e "s/FEATURE/$name/g" "$from/$file" > "$target"
    done < <(cd "$from" && find . -type f)
}

# Inserts a line before the matching one.
insert_before() {
    local pattern=$1 line=$2 file=$3
    grep -qE "$pattern" "$file" || { echo "$file has no line like $pattern" >&2; exit 1; }
    awk -v pattern="$pattern" -v line="$line" '!done && $0 ~ pattern { print line; done = 1 } { print }' "$file" > "$file.new"
    mv "$file.new" "$file"
}

plant "$template/server" "features/$name"
plant "$template/web" "web/src/features/$name"
# Not in the workspace's Cargo.toml: the compiler that lints reads it for each crate, and would compile all of them again.
insert_before '^search = \{ path' "$name = { path = \"../features/$name\" }" app/Cargo.toml
insert_before 'let providers = ' "    let shop = shop.and($name::feature(deps.clone()))?;" app/src/features.rs
insert_before '^import .*/home/feature"' "import { $name } from \"../features/$name/feature\";" web/src/app/features.ts
insert_before '^\];' "  $name," web/src/app/features.ts
insert_before '^\];' "  \"/admin/content/$name\",\n  \"/admin/content/$name/1\"," web/src/testing/adminScreens.ts
plant "$template/belongings" app/tests/belongings
insert_before '^mod plan;' "mod ${name}_plan;" app/tests/belongings/mod.rs
insert_before '^    "admin_backup_restore",' "    \"admin_${name}_item_delete\",\n    \"admin_${name}_item_restore\"," app/tests/belongings/mod.rs
insert_before 'learning.operation, rows..$' "        .or_else(|| crate::belongings::${name}_plan::plan(operation))" app/tests/belongings/plan.rs
{
    cat app/tests/access.txt
    item=admin_${name}_item
    echo "${name}_item_list public"
    for act in list view delete restore; do echo "${item}_$act editor"; done
    echo "${item}_create editor name published"
    echo "${item}_update editor name published version"
    echo "${item}_publish editor published version"
    echo "${item}_reorder editor ids"
} | LC_ALL=C sort > app/tests/access.txt.new
mv app/tests/access.txt.new app/tests/access.txt
# Where a line breaks depends on the length of the name.
cargo fmt --all
echo "features/$name and web/src/features/$name are there; begin with features/$name/src/back_office.rs and web/src/features/$name/backOffice"
