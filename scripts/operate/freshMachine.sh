#!/bin/sh
# Boots a machine that has this one's programs and none of its data or network: its own processes, network, systemd and
# files, which are gone when it ends. Prints the id of its first process, and runs until its input ends:
#   scripts/operate/freshMachine.sh FOLDER_TO_HIDE FOLDER_TO_SHOW      (at /root/given)
# Needs root and a kernel with overlayfs. `nsenter -t ID -a -r -W/` runs a command in it.
set -eu
hidden=$1
shown=$2

if [ "${3:-}" = boot ]; then
  place=$4
  root=$place/root
  mount --make-rprivate /
  mount -t tmpfs tmpfs "$place"
  mkdir "$place/upper" "$place/work" "$root"
  mount -t overlay overlay -o "lowerdir=/,upperdir=$place/upper,workdir=$place/work" "$root"

  mkdir -p "$root/root/given"
  mount --bind "$shown" "$root/root/given"
  mount -t tmpfs tmpfs "$root$hidden"
  mount -t tmpfs tmpfs "$root/tmp"
  mount -t tmpfs -o mode=755 tmpfs "$root/run"
  mount -t proc proc "$root/proc"
  mount --bind "$root/proc/sys" "$root/proc/sys"
  mount -o remount,bind,ro "$root/proc/sys"
  mount -t sysfs -o ro sysfs "$root/sys"
  mount -t cgroup2 cgroup2 "$root/sys/fs/cgroup"
  mount -t tmpfs -o mode=755 tmpfs "$root/dev"
  for device in null zero full random urandom tty; do
    touch "$root/dev/$device"
    mount --bind "/dev/$device" "$root/dev/$device"
  done
  mkdir "$root/dev/pts" "$root/dev/shm"
  mount -t devpts -o newinstance,ptmxmode=0666 devpts "$root/dev/pts"
  mount -t tmpfs tmpfs "$root/dev/shm"
  ln -s pts/ptmx "$root/dev/ptmx"
  ln -s /proc/self/fd "$root/dev/fd"
  ln -s /proc/self/fd/0 "$root/dev/stdin"
  ln -s /proc/self/fd/1 "$root/dev/stdout"
  ln -s /proc/self/fd/2 "$root/dev/stderr"

  # Nothing starts by itself but what systemd itself needs: what the page starts has to be started by it.
  rm -rf "$root"/etc/systemd/system/*.wants
  for unit in systemd-sysctl systemd-modules-load systemd-remount-fs systemd-udevd; do
    ln -sf /dev/null "$root/etc/systemd/system/$unit.service"
  done
  printf '127.0.0.1 localhost\n::1 localhost\n' >"$root/etc/hosts"
  # Without a network, packages that are installed have to do, even if newer ones are known.
  echo 'APT::Get::Upgrade "false";' >"$root/etc/apt/apt.conf.d/99without-network"
  ip link set lo up
  exec chroot "$root" env -i container=oci PATH=/usr/sbin:/usr/bin:/sbin:/bin \
    /lib/systemd/systemd --show-status=0 systemd.unit=multi-user.target
fi

place=$(mktemp -d /tmp/freshMachine.XXXXXX)
# A kernel that still has the first version of control groups has the second one here.
groups=/sys/fs/cgroup
[ -e "$groups/cgroup.procs" ] || groups=$groups/unified
if [ ! -e "$groups/cgroup.procs" ]; then
  groups=$place/groups
  mkdir "$groups"
  mount -t cgroup2 cgroup2 "$groups"
fi
group=$groups/$(basename "$place")
mkdir "$group"

# A shell of its own, so that this one stays outside of the group and can remove it.
sh -c 'echo $$ >"$0/cgroup.procs"; exec unshare --mount --pid --fork --kill-child --ipc --uts --net --cgroup "$@"' \
  "$group" "$0" "$hidden" "$shown" boot "$place" </dev/null >&2 &
outer=$!
stop() {
  kill -9 "$outer" 2>/dev/null || true
  wait "$outer" 2>/dev/null || true
  # Its processes end with the first one, a little later.
  while [ -d "$group" ]; do
    find "$group" -depth -type d -exec rmdir {} + 2>/dev/null || sleep 0.1
  done
  [ "$groups" != "$place/groups" ] || umount "$groups"
  rm -rf "$place"
}
trap stop EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

first=
while [ -z "$first" ]; do
  kill -0 "$outer"
  first=$(cat "/proc/$outer/task/$outer/children" 2>/dev/null | tr -d ' ')
  sleep 0.1
done
until nsenter -t "$first" -a -r -W/ systemctl is-system-running --wait 2>/dev/null | grep -qE 'running|degraded'; do
  kill -0 "$outer"
  sleep 0.2
done
echo "$first"
cat >/dev/null
