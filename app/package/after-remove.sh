#!/bin/sh
# After the files are gone. The shop's data in /var/lib/boutique stays, even when the package is purged: it holds orders
# and payments, and is the owner's to delete.
set -e

if [ -d /run/systemd/system ]; then
    systemctl daemon-reload
fi
