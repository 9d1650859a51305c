#!/bin/sh
# After the files are in place: the user that the shop runs as, and the service.
set -e

if ! getent passwd boutique > /dev/null; then
    adduser --system --group --no-create-home --home /var/lib/boutique --quiet boutique
fi
install -d -o boutique -g boutique -m 0700 /var/lib/boutique

# A folder without systemd, as in an image that is being built, has nothing to start.
if [ "$1" = configure ] && [ -d /run/systemd/system ]; then
    systemctl daemon-reload
    if [ -z "$2" ]; then
        systemctl enable --quiet boutique
        systemctl restart boutique
    else
        # An update leaves a shop closed that its owner has stopped, to restore a backup with this program.
        systemctl try-restart boutique
    fi
fi
