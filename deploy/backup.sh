#!/bin/sh
# Writes a backup into a folder, and keeps the newest ones there: backup.sh FOLDER [HOW_MANY]
# With BACKUP_PASSWORD or BACKUP_PASSWORD_FILE it is encrypted.
set -eu
folder=$1
keep=${2:-14}
encrypt=
[ -z "${BACKUP_PASSWORD:-}${BACKUP_PASSWORD_FILE:-}" ] || encrypt=--encrypt

node "$(dirname "$0")/../dist/kijani.js" backup "$folder/kijani-$(date -u +%Y-%m-%dT%H-%M-%SZ).backup" $encrypt

# Only now, so that backups which fail never use up the good ones. The names are in the order of time.
ls "$folder" | grep '^kijani-.*\.backup$' | sort -r | tail -n "+$((keep + 1))" | while read -r old; do
  rm -- "$folder/$old"
done
