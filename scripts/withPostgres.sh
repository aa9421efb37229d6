#!/bin/sh
# Runs a command with TEST_DATABASE_URL set to a throwaway PostgreSQL server:
#   scripts/withPostgres.sh npx jest --selectProjects server
# The server runs as a non-root user, on a free port of this machine, and is gone afterwards.
set -eu

name=withPostgres
. "$(dirname "$0")/postgresPlace.sh"
for program in initdb pg_ctl; do
  if ! command -v "$program" >/dev/null; then
    echo "withPostgres: $program is not on PATH. Install PostgreSQL (Debian: apt install postgresql)." >&2
    exit 69
  fi
done

cd "$place"
as_owner initdb -D "$place/data" -U test -A trust -E UTF8 --locale=C >"$place/initdb.log" 2>&1 || {
  cat "$place/initdb.log" >&2
  exit 1
}
# Suites share databases: after one with many rows PostgreSQL would compile the queries of the next, which takes ten times as long.
# Thrown away afterwards: nothing of it has to survive a crash. LANGUAGE is that of its messages where a test sets lc_messages.
as_owner env LANGUAGE=de pg_ctl -D "$place/data" -w -l "$place/server.log" \
  -o "-p $port -h 127.0.0.1 -k $place -c max_connections=200 -c jit=off -c fsync=off -c full_page_writes=off -c synchronous_commit=off" start >/dev/null || {
  cat "$place/server.log" >&2
  exit 1
}
cd "$OLDPWD"

TEST_DATABASE_URL="postgresql://test@127.0.0.1:$port/postgres" TEST_DATABASE_FOLDER="$place" "$@"
