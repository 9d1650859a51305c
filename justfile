# The name of a recipe is the name of the thing it does; `just` alone lists them.

# Debug builds of every recipe compile the same way, so that none of them compiles again what another has: the whole
# workspace is selected, the compiler lints, and queries are checked against a database of all migrations.
export RUSTC_WORKSPACE_WRAPPER := justfile_directory() / "features/kernel/compiler.sh"
export SCHEMA_DATABASE := justfile_directory() / "target/schema.db"
export RECORDED_QUERIES := justfile_directory() / "target/recorded-queries"
# Named, because a copy of the repository would otherwise have another one and compile everything again.
export CLIPPY_CONF_DIR := justfile_directory()
schemathesis := justfile_directory() / "target/schemathesis"

[private]
default:
    @just --list --unsorted

# Open a demo store at http://127.0.0.1:3000
demo *ARGUMENTS: client schema
    cargo run --quiet --bin boutique -- demo {{ARGUMENTS}}

# Open the real store; needs --public-url
serve *ARGUMENTS: build
    target/release/boutique serve {{ARGUMENTS}}

# Make target/release/boutique, with the client and the demo content inside
build: client
    env --unset RUSTC_WORKSPACE_WRAPPER cargo build --release --package boutique

# Make the files of a release in target/release-files: program, Debian package, checksums, lists of components
release: client
    bash app/package/release.sh

# Install the release in a clean root and start it, by the unit's command line and as a container would; as root
try-release:
    bash app/package/try.sh

# Write every generated file: .sqlx, openapi.json, the client's types; with a NAME, the queries of that feature alone
gen *NAME: packages schema
    bash features/kernel/queries.sh {{NAME}}
    cargo run --quiet --bin boutique -- openapi > target/openapi.json
    cmp --silent target/openapi.json openapi.json || cp target/openapi.json openapi.json
    cargo run --quiet --bin boutique -- openapi --operations > target/operations.json
    cmp --silent target/operations.json app/operations.json || cp target/operations.json app/operations.json
    cd web && { [ src/api/schema.ts -nt ../openapi.json ] || npm run --silent schema; }

# Formatting, lints, types, and that generated files are current
check: check-server check-client

# Everything: check, unit and API tests, browser journeys against the real binary
test:
    bash features/kernel/beside.sh "just test-server programs" "just browser client client-for-tests python-tools test-client"
    bash features/kernel/beside.sh "just test-browser" "nice just try-feature"

# Python programs that tests use: a generator of clients, a validator of the API document, a reader of calendars
python-tools:
    test -x target/python-tools/bin/openapi-python-client || python3 -m venv target/python-tools
    cmp --silent web/e2e/clients/requirements.txt target/python-tools/installed.txt || { target/python-tools/bin/pip install --quiet --disable-pip-version-check --requirement web/e2e/clients/requirements.txt && cp web/e2e/clients/requirements.txt target/python-tools/installed.txt; }

# Figures of the release binary: start, memory, CPU per request, first paint on a slow phone
bench: build
    cd web && node bench/bench.mjs

# Time the import of 3,000 customers and 5,000 orders; `--binary FILE --customers 300 --orders 500`
bench-import *ARGUMENTS: build
    cd web && node bench/import.mjs {{ARGUMENTS}}

# Mixed load on a small server for minutes: memory and failures; `--minutes 30 --rate 200 --megabytes 1024`
endurance *ARGUMENTS: build
    cd web && node bench/endurance.mjs {{ARGUMENTS}}

# What one core and 1 GB hold: processor time of requests, memory of visitors, bytes of what is stored
capacity *ARGUMENTS: build
    cd web && node bench/capacity.mjs {{ARGUMENTS}}

# Fuzz every operation of the document against a demo store, at most ten minutes
fuzz: client schema
    cargo build --quiet --bin boutique
    test -x {{schemathesis}}/bin/schemathesis || (python3 -m venv {{schemathesis}} && {{schemathesis}}/bin/pip install --quiet schemathesis==4.32.5)
    node web/fuzz/fuzz.mjs {{schemathesis}}/bin/schemathesis

# What is random, at length: histories, kills at any moment, and fuzzing; prints its seed, which repeats the histories
soak SEED=`shuf --input-range 0-999999999 --head-count 1`: client schema
    @echo "just soak {{SEED}} repeats this"
    SOAK_SEED={{SEED}} cargo test --package money_tests history -- --include-ignored --nocapture
    SOAK_SEED={{SEED}} cargo test --package boutique --test integration kills -- --ignored --nocapture
    just fuzz

# Check licences, sources and banned crates
audit:
    cargo deny --log-level error check bans licenses sources

# Take a screenshot of every route and state at 390 and 1280 px into web/shots
shots: browser client schema
    cargo build --quiet --bin boutique
    cd web && npx playwright test --config shots.config.ts

# Draw the demo store's images and videos again
art:
    cd data/demo/art && npm ci --ignore-scripts --loglevel error --no-audit --no-fund && node draw.mjs

# One feature in about a minute: format, lints, queries, types, its tests, its journeys in the browser
try NAME: packages schema browser
    bash features/kernel/try.sh {{NAME}}

# Start a new feature: a crate, a web folder, and a line in each parts list
feature NAME:
    bash features/kernel/template/new-feature.sh {{NAME}}
    just gen {{NAME}}

[private]
check-server: schema
    cargo fmt --all --check
    bash features/kernel/queries.sh --check

[private]
check-client: packages
    cd web && npm run --silent check
    cd web && npm run --silent lint
    cd web && npm run --silent schema -- --check

# Links to what the browser tests run: builds beside them replace the originals.
[private]
programs:
    cargo build --quiet --bin boutique --bin fake-provider
    mkdir -p target/tested
    ln -f target/debug/boutique target/debug/fake-provider target/tested/

# One thread more than there are cores: a third of the time a test waits for a program, a connection or a clock.
[private]
test-server: check-server
    RUST_TEST_THREADS=$(($(nproc) + 1)) cargo test --workspace --quiet

[private]
test-browser:
    cd web && BOUTIQUE_BINARY={{justfile_directory()}}/target/tested/boutique BOUTIQUE_FAKE_PROVIDER={{justfile_directory()}}/target/tested/fake-provider npx playwright test

[private]
test-client: check-client
    cd web && npm test --silent

# The client in React's development mode, which says where the server rendered something else.
[private]
client-for-tests: packages
    cd web && npm run --silent bundle:development

[private]
packages:
    cd web && { [ node_modules/.package-lock.json -nt package-lock.json ] || npm ci --ignore-scripts --loglevel error --no-audit --no-fund; }

[private]
schema:
    bash features/kernel/schema.sh

[private]
client: packages
    bash web/build/bundle.sh

# Browser tests need the system's Chromium or Chrome: Playwright's own build cannot play H.264.
[private]
browser: packages
    bash web/e2e/support/install-browser.sh

# A new feature compiles, appears in the document and has a passing test; tried in a copy of the repository.
[private]
try-feature:
    bash features/kernel/template/try-new-feature.sh
