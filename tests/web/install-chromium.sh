#!/bin/sh
# A browser for the tests: the one that is there, or Debian's.
for name in chromium chromium-browser google-chrome chrome; do
  command -v "$name" >/dev/null && exit 0
done
[ -n "$MIZBAN_CHROMIUM" ] && exit 0
command -v apt-get >/dev/null || { echo "The tests in a browser need Chromium: install it, or set MIZBAN_CHROMIUM to its path." >&2; exit 1; }
as_root=$([ "$(id -u)" = 0 ] || echo sudo)
$as_root apt-get update -qq && $as_root apt-get install -y -qq --no-install-recommends chromium >/dev/null
