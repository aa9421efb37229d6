#!/bin/sh
# Runs a command with TEST_REPLICA_URL set to a streaming replica of the PostgreSQL server of TEST_DATABASE_URL:
#   scripts/withPostgres.sh scripts/withReplica.sh npx jest replica
set -eu

for folder in /usr/lib/postgresql/*/bin /usr/local/pgsql/bin /opt/homebrew/opt/postgresql*/bin; do
  [ -d "$folder" ] && PATH="$PATH:$folder"
done

# PostgreSQL refuses to run as root.
if [ "$(id -u)" -eq 0 ]; then
  owner=nobody
  id postgres >/dev/null 2>&1 && owner=postgres
  as_owner() { runuser -u "$owner" -- "$@"; }
else
  owner=$(id -un)
  as_owner() { "$@"; }
fi

place=$(mktemp -d /tmp/withReplica.XXXXXX)
chown "$owner" "$place"
port=$(node -e 'const s=require("net").createServer().listen(0,"127.0.0.1",()=>{console.log(String(s.address().port));s.close()})')

stop() {
  as_owner pg_ctl -D "$place/data" -m immediate -w stop >/dev/null 2>&1 || true
  rm -rf "$place"
}
trap stop EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

home=$PWD
cd "$place"
as_owner pg_basebackup -d "$TEST_DATABASE_URL" -D "$place/data" -R -X stream -c fast
# A replica needs at least as many connections as what it follows.
as_owner pg_ctl -D "$place/data" -w -l "$place/server.log" -o "-p $port -h 127.0.0.1 -k $place -c max_connections=200" start >/dev/null || {
  cat "$place/server.log" >&2
  exit 1
}
cd "$home"

TEST_REPLICA_URL=$(echo "$TEST_DATABASE_URL" | sed "s|:[0-9]*/\([^/]*\)$|:$port/\1|") "$@"
