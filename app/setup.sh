# SPDX-License-Identifier: MIT
# Sourced by app/run, tests/run and .ci/run: the Debian packages they need, how to install them, and Qt's environment.

buildPackages=(
    g++ cmake ninja-build ccache pkg-config
    libxml2-dev libfmt-dev nlohmann-json3-dev libcli11-dev libuchardet-dev zlib1g-dev
    libbrotli-dev nettle-dev libpugixml-dev libgumbo-dev
    qt6-base-dev qt6-svg-dev qt6-webengine-dev libqt6webenginecore6-bin qt6-wayland
    qt6-l10n-tools qt6-translations-l10n lowdown
    fonts-dejavu-core fonts-liberation fonts-noto-cjk
)
testPackages=(libgtest-dev libgmock-dev xvfb xauth chromium
              at-spi2-core dbus-daemon gir1.2-atspi-2.0 python3-gi # the window as a screen reader gets it
              python3-jsonschema)
nightPackages=(libbenchmark-dev chromium-driver xdotool parallel slurm-wlm libuima-core-java default-jdk-headless
               lintian appstream desktop-file-utils libxml2-utils zsh fish bash-completion dpkg-dev debootstrap)
ciPackages=(git clang-format clang-tidy-19 clang-19 libclang-rt-19-dev)

# Clones and worktrees share what ccache keeps.
CCACHE_BASEDIR=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
export CCACHE_BASEDIR CCACHE_NOHASHDIR=1 CCACHE_SLOPPINESS=locale,pch_defines,time_macros

# Installs those of the named packages that are missing, as root or through sudo; asks nothing.
installMissing()
{
    local installed missing=() package
    installed=$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "$@" 2>/dev/null || true)
    for package in "$@"; do
        grep -qxF "$package installed" <<<"$installed" || missing+=("$package")
    done
    ((${#missing[@]})) || return 0

    local asRoot=(env)
    ((EUID == 0)) || asRoot=(sudo env)
    if ! command -v apt-get >/dev/null || ! command -v "${asRoot[0]}" >/dev/null; then
        echo "Missing packages, to be installed as root: apt-get install --no-install-recommends ${missing[*]}" >&2
        return 1
    fi
    echo "Installing Debian packages, once: ${missing[*]}"
    local output apt=("${asRoot[@]}" DEBIAN_FRONTEND=noninteractive apt-get -qq
                      -o DPkg::Lock::Timeout=600 -o Acquire::Retries=3)
    "${apt[@]}" update || true # a broken source of other software need not matter
    if ! output=$("${apt[@]}" install -y --no-install-recommends "${missing[@]}" 2>&1 </dev/null); then
        printf '%s\n' "$output" "These Debian packages could not be installed: ${missing[*]}" >&2
        return 1
    fi
}

# Qt WebEngine does not start without a runtime directory, nor with its sandbox as root, nor without shared memory.
setQtEnvironment()
{
    if ((EUID == 0)); then
        export QTWEBENGINE_DISABLE_SANDBOX=1
    fi
    if [[ ! -d ${XDG_RUNTIME_DIR:-} ]]; then
        XDG_RUNTIME_DIR=$(mktemp -d)
        export XDG_RUNTIME_DIR
        trap 'rm -rf "$XDG_RUNTIME_DIR"' EXIT
    fi
    if [[ ! -w /dev/shm ]]; then
        export QTWEBENGINE_CHROMIUM_FLAGS="${QTWEBENGINE_CHROMIUM_FLAGS:-} --disable-dev-shm-usage"
    fi
}
