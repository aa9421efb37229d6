import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './freePort';

export interface PgBouncer {
  /** For DATABASE_URL. */
  url: string;
  stop(): Promise<void>;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.on('connect', () => end(true)).on('error', () => end(false));
  });

const PROGRAM = ['pgbouncer', '/usr/sbin/pgbouncer'].find(
  (name) => spawnSync(name, ['--version']).status === 0,
);

/** PgBouncer in transaction mode, with two connections, in front of the PostgreSQL of an address. */
export async function startPgBouncer(direct: string): Promise<PgBouncer> {
  if (PROGRAM === undefined) {
    throw new Error('PgBouncer is not installed. Debian: apt install pgbouncer.');
  }
  const url = new URL(direct);
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'pgbouncer-'));
  chmodSync(folder, 0o755);
  const users = path.join(folder, 'users.txt');
  writeFileSync(users, `"${url.username}" ""\n`);
  const file = path.join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=${url.hostname} port=${url.port}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'auth_type = trust',
    `auth_file = ${users}`,
    'pool_mode = transaction',
    'default_pool_size = 2',
    'unix_socket_dir =',
    // It refuses to run as root.
    ...(process.getuid?.() === 0 ? ['user = nobody'] : []),
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  const child = spawn(PROGRAM, [file], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}.`);
    await sleep(20);
  }
  url.port = String(port);
  return {
    url: url.href,
    async stop() {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
