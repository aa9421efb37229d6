#!/bin/sh
# Runs a command with TEST_REPLICA_URL set to a streaming replica of the PostgreSQL server of TEST_DATABASE_URL:
#   scripts/withPostgres.sh scripts/withReplica.sh npx jest replica
set -eu

name=withReplica
. "$(dirname "$0")/postgresPlace.sh"

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
