#!/bin/sh
# Before the files go. An update replaces them and restarts the service afterwards.
set -e

if [ "$1" = remove ] && [ -d /run/systemd/system ]; then
    systemctl disable --now --quiet boutique
fi
