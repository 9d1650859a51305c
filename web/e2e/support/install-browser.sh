#!/usr/bin/env bash
# Finds the browser that the tests drive, or installs it where that can be done without asking (root on Debian).
set -euo pipefail
for path in "${CHROMIUM_PATH:-}" /usr/bin/chromium-headless-shell /usr/bin/chromium /usr/bin/google-chrome /usr/bin/chromium-browser; do
    if [ -n "$path" ] && [ -x "$path" ]; then exit 0; fi
done
if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell fonts-noto-core > /dev/null
else
    echo "Browser tests need Chromium or Chrome. On Debian: sudo apt-get install chromium-headless-shell fonts-noto-core" >&2
    echo "A browser at another place is named with CHROMIUM_PATH." >&2
    exit 1
fi
