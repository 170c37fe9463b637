#!/bin/sh
# What the tests need besides Python: a browser, and strace, which shows when the disk is synced. Debian's packages, where
# they are missing; where there is no apt, the tests without a browser still run and say what is not checked.
missing=""
command -v strace >/dev/null || missing="strace"
[ -n "$MIZBAN_CHROMIUM" ] || command -v chromium >/dev/null || command -v chromium-browser >/dev/null ||
  command -v google-chrome >/dev/null || missing="$missing chromium"
[ -z "$missing" ] && exit 0
command -v apt-get >/dev/null || { echo "The tests would like:$missing (or MIZBAN_CHROMIUM with the path of a browser)." >&2; exit 0; }
as_root=$([ "$(id -u)" = 0 ] || echo sudo)
# shellcheck disable=SC2086 # several words
$as_root apt-get update -qq && $as_root apt-get install -y -qq --no-install-recommends $missing >/dev/null
