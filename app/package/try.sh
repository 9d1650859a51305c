#!/usr/bin/env bash
# Tries the files of a release as its users meet them: the Debian package in a clean root, started by the unit's own
# command line, and the image of a container in a read-only root with one new volume. Needs root and debootstrap.
set -euo pipefail
cd "$(dirname "$0")/../.."
files=$PWD/target/release-files
package=$(ls "$files"/*.deb)
port=3977

work=$(mktemp -d)
end() {
    set +e
    [ -z "${shop:-}" ] || kill "$shop"
    wait
    umount "$work/root/proc" "$work/alone"
    rm -rf "$work"
} 2> /dev/null
trap end EXIT

fail() {
    echo "$1" >&2
    exit 1
}

# open WHERE: waits until the shop on the port accepts work.
open() {
    for _ in $(seq 100); do
        kill -0 "$shop" 2> /dev/null || fail "$1: the program ended; $(tail -3 "$work/log")"
        if curl --silent --fail --output /dev/null "http://127.0.0.1:$port/api/health"; then
            echo "$1: the shop is open"
            return
        fi
        sleep 0.1
    done
    fail "$1: the shop did not open; $(tail -3 "$work/log")"
}

close() {
    kill "$shop"
    wait "$shop" || fail "the shop did not close"
    shop=
}

(cd "$files" && sha256sum --check --quiet SHA256SUMS)

debootstrap --variant=minbase --include=adduser,ca-certificates bookworm "$work/root" > "$work/log"
mount -t proc proc "$work/root/proc"
cp "$package" "$work/root/boutique.deb"
chroot "$work/root" dpkg --install /boutique.deb > "$work/log"
[ "$(stat -c %U:%a "$work/root/var/lib/boutique")" != root:700 ] || fail "the data folder is root's"
[ "$(stat -c %a "$work/root/var/lib/boutique")" = 700 ] || fail "others may look into the data folder"

unit=$work/root/lib/systemd/system/boutique.service
command=$(sed -n 's/^ExecStart=//p' "$unit")
user=$(sed -n 's/^User=//p' "$unit")
start=(chroot "--userspec=$user:$user" "$work/root" env BOUTIQUE_PUBLIC_URL=https://shop.example.com
    "BOUTIQUE_LISTEN=127.0.0.1:$port")
# shellcheck disable=SC2086 # The unit's line is split into words as systemd does.
"${start[@]}" $command 2> "$work/log" &
shop=$!
open "Debian package"
close
chroot "$work/root" boutique upgrade --check --data /var/lib/boutique
chroot "$work/root" dpkg --install /boutique.deb > "$work/log"
chroot "$work/root" dpkg --purge boutique > "$work/log" 2>&1
[ -e "$work/root/var/lib/boutique/shop.db" ] || fail "removing the package removed the shop"

# The image: the files that Containerfile copies, and a new volume, which has the owner of the image's folder, or root's
# where the image has none.
mkdir -p "$work/release" "$work/alone" "$work/volume"
tar -xzf "$files"/boutique-*-linux-*.tar.gz --strip-components=1 -C "$work/release"
mount -t tmpfs tmpfs "$work/alone"
while read -r instruction arguments; do
    # shellcheck disable=SC2086 # An instruction's arguments are words.
    set -- $arguments
    owner=0:0
    case $instruction:${1:-} in
        COPY:--chown=*) owner=${1#--chown=} && shift ;;
        COPY:*) ;;
        USER:*) user=$1 && continue ;;
        *) continue ;;
    esac
    mkdir -p "$(dirname "$work/alone$2")"
    cp -rT "$work/release/$1" "$work/alone$2"
    chown -R "$owner" "$work/alone$2"
done < "$work/release/Containerfile"
if [ -d "$work/alone/data" ]; then
    chown --reference="$work/alone/data" "$work/volume"
fi
mkdir -p "$work/alone/data" "$work/alone/dev"
# Containers have these devices; a static program reads its random numbers from the second.
mknod -m 666 "$work/alone/dev/null" c 1 3
mknod -m 666 "$work/alone/dev/urandom" c 1 9
mknod -m 666 "$work/alone/dev/random" c 1 8
unshare --mount bash -c '
    mount --bind "$1/volume" "$1/alone/data"
    mount -o remount,bind,ro "$1/alone"
    exec chroot --userspec="$3" "$1/alone" /boutique serve --data /data \
        --public-url https://shop.example.com --listen "127.0.0.1:$2"' - "$work" "$port" "$user" 2> "$work/log" &
shop=$!
open "Read-only root"
close
