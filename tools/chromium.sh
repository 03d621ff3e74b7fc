#!/bin/sh
# Print where this machine's Chromium is; fail when there is none. CHROMIUM=/path chooses one.
for candidate in ${CHROMIUM:+"$CHROMIUM"} chromium chromium-browser google-chrome; do
    command -v "$candidate" && exit 0
done
exit 1
