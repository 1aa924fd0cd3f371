#!/bin/sh
# Checks that the Swift toolchain is there and new enough, and says exactly what to install when not.
#   tools/toolchain.sh present   is there a `swift` at all? (before the packages it needs are installed)
#   tools/toolchain.sh           does it run, and is it new enough?
set -eu

needed_major=6
needed_minor=3

explain() {
  case "$(uname -m)" in
    aarch64) platform=debian12-aarch64 ;;
    *) platform=debian12 ;;
  esac
  version=6.3.1
  name="swift-$version-RELEASE"
  url="https://download.swift.org/swift-$version-release/$platform/$name/$name-$platform.tar.gz"
  cat >&2 <<TEXT

$1

Rung is built with Swift $needed_major.$needed_minor or newer. For Debian 12 it comes from swift.org
(https://www.swift.org/install/linux/):

    sudo apt-get install -y ca-certificates curl
    curl -fLO $url
    sudo mkdir -p /opt/swift
    sudo tar -xzf $name-$platform.tar.gz -C /opt/swift --strip-components=1
    export PATH=/opt/swift/usr/bin:\$PATH

The last line belongs into ~/.profile too. Then run the same make command again:
it installs everything else by itself.
TEXT
  exit 1
}

if ! command -v swift >/dev/null 2>&1; then
  for folder in /opt/swift/usr/bin /usr/local/swift/usr/bin "$HOME/.local/share/swiftly/bin"; do
    if [ -x "$folder/swift" ]; then
      echo "Swift is installed in $folder, but that folder is not in PATH. Run this, then try again:" >&2
      echo "    export PATH=\"$folder:\$PATH\"" >&2
      exit 1
    fi
  done
  explain "There is no Swift toolchain on this computer: no command named swift is in PATH."
fi
[ "${1:-}" = present ] && exit 0

if ! text=$(swift --version 2>&1); then
  explain "The Swift toolchain at $(command -v swift) does not run:
$text"
fi
version=$(printf '%s\n' "$text" | sed -n 's/.*Swift version \([0-9][0-9]*\.[0-9][0-9]*\).*/\1/p' | head -n 1)
major=${version%%.*}
minor=${version#*.}
if [ -z "$version" ] || [ "$major" -lt $needed_major ] ||
  { [ "$major" -eq $needed_major ] && [ "$minor" -lt $needed_minor ]; }; then
  explain "The Swift toolchain at $(command -v swift) is too old: ${version:-its version is unknown}."
fi
