#!/bin/sh
# Starts the built server on each supported version of Node that is not this one, and asks it for a page:
#   scripts/testNodes.sh [VERSION ...]      after npm run build
set -eu
cd "$(dirname "$0")/.."
[ $# -gt 0 ] || set -- 22 24

place=$(mktemp -d /tmp/testNodes.XXXXXX)
server=
stop() {
  [ -z "$server" ] || kill "$server" 2>/dev/null || true
  rm -rf "$place"
}
trap stop EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

for version in "$@"; do
  folder=$place/$version
  mkdir "$folder"
  # The package brings the program itself; npm would choose another folder without a package.json.
  echo '{}' >"$folder/package.json"
  npm install --prefix "$folder" --no-save --no-audit --no-fund --silent "node@$version"
  node=$folder/node_modules/node/bin/node
  port=$(node -e 'const s=require("net").createServer().listen(0,"127.0.0.1",()=>{console.log(String(s.address().port));s.close()})')

  env -u DATABASE_URL HOST=127.0.0.1 PORT="$port" DATA_DIR="$folder/data" LOG_LEVEL=warn "$node" dist/server.js >"$folder/log" 2>&1 &
  server=$!
  if curl -fs -o /dev/null --retry 60 --retry-delay 1 --retry-all-errors "http://127.0.0.1:$port/readyz" &&
    curl -fs "http://127.0.0.1:$port/kijani-directory" | grep -q 'href="/kijani-directory/' &&
    curl -fs "http://127.0.0.1:$port/api/docs/json" | grep -q '"/mainapp/listings/"' &&
    kill "$server" && wait "$server"; then
    echo "Node $("$node" -v): ready, a page, the description of the API, and a graceful end"
  else
    echo "Node $("$node" -v) failed:" >&2
    cat "$folder/log" >&2
    exit 1
  fi
  server=
done
