# Read by withPostgres.sh and withReplica.sh, which set `name`: a folder and a port for a server of PostgreSQL, which is
# stopped and removed in the end.

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

place=$(mktemp -d "/tmp/$name.XXXXXX")
chown "$owner" "$place"
port=$(node -e 'const s=require("net").createServer().listen(0,"127.0.0.1",()=>{console.log(String(s.address().port));s.close()})')

stop() {
  as_owner pg_ctl -D "$place/data" -m immediate -w stop >/dev/null 2>&1 || true
  rm -rf "$place"
}
trap stop EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
