#!/bin/bash
# Builds the image of deploy/Containerfile without a registry, and runs it as deploy/compose.yaml does: read-only, as a
# user without rights, without capabilities, on PostgreSQL. Needs root and Debian with: buildah podman busybox-static postgresql
#   scripts/testImage.sh [--whole]        after npm run build
# In place of the image of Node comes one with this machine's node and npm, their libraries, and busybox. What the first
# stage would make is taken from this folder; with --whole it is made anew, which takes several minutes.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ "${1:-}" = build ]; then
  place=$2
  base=$place/base
  mkdir -p "$base"/{bin,dev,etc/ssl,proc,root,sys,usr/bin,usr/lib} "$base/tmp"
  chmod 1777 "$base/tmp"
  cp "$(command -v busybox)" "$base/bin/busybox"
  for program in sh cat cp date dirname env find grep head id ls mkdir mv rm sed sleep sort tail tr; do
    ln -s /bin/busybox "$base/bin/$program"
  done
  ln -s /bin/busybox "$base/usr/bin/env"
  node=$(readlink -f "$(command -v node)")
  cp "$node" "$base/usr/bin/node"
  # All of the C library, since packages for Node need other parts of it than Node itself.
  { ldd "$node" | grep -o '/[^ ]*'; dpkg -L libc6 | grep '/lib/.*\.so'; } | sort -u | while read -r library; do
    cp -L --parents "$library" "$base"
  done
  cp -r "$(dirname "$(readlink -f "$(command -v npm)")")/.." "$base/usr/lib/npm"
  ln -s ../lib/npm/bin/npm-cli.js "$base/usr/bin/npm"
  printf 'root:x:0:0::/root:/bin/sh\nnode:x:1000:1000::/tmp:/bin/sh\n' >"$base/etc/passwd"
  printf 'root:x:0:\nnode:x:1000:\n' >"$base/etc/group"
  cp -rL /etc/ssl/certs "$base/etc/ssl/certs"

  keep=(--root "$place/storage" --runroot "$place/run")
  container=$(buildah "${keep[@]}" from scratch)
  buildah "${keep[@]}" copy --quiet "$container" "$base" / >/dev/null
  buildah "${keep[@]}" config --env PATH=/usr/bin:/bin --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$container"
  buildah "${keep[@]}" commit --quiet "$container" localhost/node >/dev/null
  options=(--pull-never --format docker --build-arg NODE_IMAGE=localhost/node --tag localhost/kijani)
  if [ "$3" = --whole ]; then
    mkdir -p "$HOME/.npm"
    # Without containers of their own for its commands: those could not be nested everywhere.
    options+=(--isolation chroot --ulimit nofile=20000:20000 --ulimit nproc=4096:4096)
    buildah "${keep[@]}" build "${options[@]}" --volume "$HOME/.npm:/root/.npm" --file deploy/Containerfile .
  else
    app=$place/first/app
    mkdir -p "$app/deploy"
    cp -r package.json package-lock.json dist "$app"
    cp deploy/backup.sh "$app/deploy"
    (cd "$app" && npm ci --omit=dev --prefer-offline --silent)
    sed '/ AS build$/,/^$/d' deploy/Containerfile >"$place/Containerfile"
    buildah "${keep[@]}" build "${options[@]}" --build-context build="$place/first" --file "$place/Containerfile" .
  fi
  buildah "${keep[@]}" images localhost/kijani
  exit
fi

if [ "${1:-}" = run ]; then
  place=$2
  # Its own view of control groups: the runtime refuses a mixture of both versions.
  if mountpoint -q /sys/fs/cgroup/unified; then umount /sys/fs/cgroup/unified; fi
  podman() { command podman --root "$place/storage" --runroot "$place/run" --cgroup-manager cgroupfs "$@"; }
  port=$(node -e 'const s=require("net").createServer().listen(0,"127.0.0.1",()=>{console.log(String(s.address().port));s.close()})')
  name=kijani-$port
  mkdir "$place/backups" "$place/secrets"
  openssl rand -base64 32 >"$place/secrets/jwt_secret"
  echo "$TEST_DATABASE_URL" >"$place/secrets/database_url"
  chmod 400 "$place"/secrets/*
  chown -R 1000:1000 "$place/secrets" "$place/backups"

  podman run --detach --name "$name" --network host --cgroups disabled \
    --read-only --read-only-tmpfs=false --tmpfs /tmp --cap-drop all --security-opt no-new-privileges \
    --ulimit nofile=1024:1024 --ulimit nproc=4096:4096 \
    --volume "$place/secrets:/run/secrets:ro" --volume "$place/backups:/backups" \
    --env DATABASE_URL_FILE=/run/secrets/database_url --env JWT_SECRET_FILE=/run/secrets/jwt_secret \
    --env PORT="$port" --env HOST=127.0.0.1 --env PUBLIC_URL="http://127.0.0.1:$port" --env MAIL=off \
    localhost/kijani >/dev/null
  trap 'podman logs "$name" | tail -n 20; podman rm --force --time 0 "$name" >/dev/null' EXIT
  inside() { podman exec "$name" "$@"; }
  site=http://127.0.0.1:$port

  curl -fs --retry 60 --retry-delay 1 --retry-all-errors "$site/readyz"
  echo
  [ "$(curl -s -o /dev/null -w '%{http_code}' "$site/")" = 200 ]
  echo "user: $(inside id -u), capabilities: $(inside grep CapEff /proc/1/status)"
  [ "$(inside id -u)" = 1000 ]
  inside grep -q 'CapEff:.0000000000000000' /proc/1/status
  if inside sh -c 'echo >/app/written' 2>/dev/null; then echo 'The file system can be written.' && exit 1; fi

  link=$(inside node dist/kijani.js admin create admin@kijani.example | tail -n 1)
  password=$(openssl rand -base64 18)
  post() { curl -sS --fail-with-body "$site/$1" -H 'Content-Type: application/json' -d "$2"; }
  uid=$(echo "$link" | cut -d / -f 6)
  token=$(echo "$link" | cut -d / -f 7)
  post dj-rest-auth/password/reset/confirm/ "{\"uid\":\"$uid\",\"token\":\"$token\",\"new_password1\":\"$password\",\"new_password2\":\"$password\"}"
  echo
  post accounts/login/ "{\"username\":\"admin@kijani.example\",\"password\":\"$password\"}" | grep -q '"token":"'
  echo 'signed in'

  for _ in 1 2 3; do
    inside deploy/backup.sh /backups 2
    sleep 1.1
  done
  [ "$(ls "$place/backups" | wc -l)" = 2 ]
  backup=$(ls "$place/backups" | tail -n 1)
  psql -qd "$TEST_DATABASE_URL" -c 'create database restored'
  second=${TEST_DATABASE_URL%/*}/restored
  restored() { podman exec --env DATABASE_URL="$second" --env DATABASE_URL_FILE= "$name" node dist/kijani.js "$@"; }
  restored restore "/backups/$backup"
  restored backup /backups/restored
  rows() { tail -n +2 "$1" | zcat | tail -n +2 | sort | sha256sum; }
  [ "$(rows "$place/backups/$backup")" = "$(rows "$place/backups/restored")" ]
  echo 'restored, and all rows are equal'

  if inside node -e "$(podman inspect --format '{{index .Config.Healthcheck.Test 3}}' "$name" | sed "s/3000/$port/")"; then echo healthy; else exit 1; fi
  podman stop --time 20 "$name" >/dev/null
  [ "$(podman inspect --format '{{.State.ExitCode}}' "$name")" = 0 ]
  echo 'stopped gracefully'
  exit
fi

for program in buildah podman busybox psql; do
  if ! command -v "$program" >/dev/null; then
    echo 'testImage: apt-get install buildah podman busybox-static postgresql' >&2
    exit 69
  fi
done
place=$(mktemp -d /var/tmp/testImage.XXXXXX)
trap 'rm -rf "$place"' EXIT
ulimit -n 20000
unshare --mount "$0" build "$place" "${1:-}"
unshare --mount scripts/withPostgres.sh "$0" run "$place"
