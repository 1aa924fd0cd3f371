#!/bin/sh
# Installs what is missing, and nothing else: Debian packages, and a local .venv with pinned packages of PyPI.
#   tools/install.sh build   what `make run` needs
#   tools/install.sh test    what `make test` needs besides
# Asks nothing. Without root or sudo it prints the one line an administrator has to run.
set -eu
cd "$(dirname "$0")/.."
purpose=${1:?build or test}

# Line by line: libraries the Swift toolchain runs with, what it links with, the server's library,
# the browser build's C library and optimiser, and what puts the app together.
packages="libncurses6 libcurl4
  binutils libc6-dev libgcc-12-dev libstdc++-12-dev pkg-config git
  libmicrohttpd-dev
  wasi-libc libclang-rt-14-dev-wasm32 binaryen
  brotli librsvg2-bin python3 python3-venv"
if [ "$purpose" = test ]; then
  packages="$packages chromium fonts-dejavu-core fonts-liberation"
fi

missing_packages() {
  for package in $packages; do
    state=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
    [ "$state" = installed ] || printf '%s ' "$package"
  done
}

as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  else
    sudo "$@"
  fi
}

install_packages() {
  missing=$(missing_packages)
  [ -n "$missing" ] || return 0
  if ! command -v apt-get >/dev/null 2>&1; then
    echo "Rung's build needs these Debian packages, and this system has no apt-get: $missing" >&2
    exit 1
  fi
  if [ "$(id -u)" != 0 ] && ! sudo -n true 2>/dev/null && ! { [ -t 0 ] && command -v sudo >/dev/null 2>&1; }; then
    echo "Packages are missing, and installing them needs an administrator. Let one run:" >&2
    echo "    apt-get update && apt-get install -y --no-install-recommends $missing" >&2
    exit 1
  fi
  echo "Installing: $missing"
  # Another installation may be running: wait for it instead of failing.
  as_root env DEBIAN_FRONTEND=noninteractive DEBCONF_NOWARNINGS=yes apt-get -qq -o DPkg::Lock::Timeout=600 update
  # shellcheck disable=SC2086 # the list is meant to be split
  as_root env DEBIAN_FRONTEND=noninteractive DEBCONF_NOWARNINGS=yes apt-get -qq -y -o DPkg::Lock::Timeout=600 \
    -o Dpkg::Use-Pty=0 install --no-install-recommends $missing >/dev/null
}

# Everything in a requirements file is pinned by version and hash, so pip has nothing to decide.
install_requirements() {
  file=tools/requirements/$1.txt
  mark=.venv/installed-$1.txt
  [ -f "$mark" ] && cmp -s "$file" "$mark" && return 0
  if ! .venv/bin/python -c '' 2>/dev/null; then
    rm -rf .venv
    python3 -m venv .venv
  fi
  echo "Installing Python packages of $file"
  .venv/bin/python -m pip install --quiet --disable-pip-version-check --no-input \
    --no-deps --only-binary :all: --require-hashes --requirement "$file"
  cp "$file" "$mark"
}

mkdir -p .build
exec 9>.build/install.lock
if command -v flock >/dev/null 2>&1; then flock 9; fi
install_packages
install_requirements build
if [ "$purpose" = test ]; then install_requirements test; fi
