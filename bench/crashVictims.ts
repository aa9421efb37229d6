import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const root = path.join(__dirname, '..');

/** Milliseconds that a start may take on a busy machine. */
const PATIENCE = 120_000;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

async function until(what: string, isThere: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  while (!(await isThere())) {
    if (Date.now() > deadline) throw new Error(`${what} did not start`);
    await delay(50);
  }
}

/** Something that can be killed at any moment and started again on what it has written. */
export interface Victim {
  kill(): Promise<void>;
  start(): Promise<void>;
}

export interface Server extends Victim {
  /** Without a slash at its end. */
  url: string;
  /** Makes an admin, while the server does not run; returns what sets the password, as a reset link carries it. */
  makeAdmin(email: string): { uid: string; token: string };
}

/** The server built in `dist` in a process of its own; without `databaseUrl` on the embedded database in `folder`. */
export async function createServerVictim(
  dist: string,
  folder: string,
  databaseUrl?: string,
): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env['PATH'],
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: folder,
    JWT_SECRET: 'only-for-these-kills-on-this-computer',
    MAIL: 'off',
    LOG_LEVEL: 'fatal',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
  let child: ChildProcess | null = null;
  return {
    url,
    makeAdmin(email) {
      const command = [path.join(dist, 'kijani.js'), 'admin', 'create', email];
      const said = execFileSync(process.execPath, command, { cwd: root, env, encoding: 'utf8' });
      const [uid, token] = said.trimEnd().split('/').slice(-2);
      if (uid === undefined || token === undefined) throw new Error(`no link in: ${said}`);
      return { uid, token };
    },
    async start() {
      child = spawn(process.execPath, [path.join(dist, 'server.js')], {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
        env,
      });
      const started = child;
      const isReady = () => {
        if (started.exitCode !== null) throw new Error('the server has ended by itself');
        return fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
      };
      await until('the server', isReady);
    },
    async kill() {
      if (child?.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Debian's, then those on the PATH. */
function findProgram(name: string): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const files = versions.map((version) => path.join(debian, version, 'bin', name));
  return files.find((file) => existsSync(file)) ?? name;
}

const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root. */
const asOwner = (command: string[]): [string, string[]] => {
  const [program = '', ...args] = isRoot
    ? ['runuser', '-u', 'postgres', '--', ...command]
    : command;
  return [program, args];
};

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

const isAlive = (pid: number): boolean => existsSync(`/proc/${pid}`);

/** A PostgreSQL of its own that writes through to the disk (fsync), as in production. Needs Linux. */
export async function createPostgresVictim(): Promise<
  Victim & { url: string; stop(): Promise<void> }
> {
  const folder = mkdtempSync(path.join(tmpdir(), 'crash-postgres-'));
  if (isRoot) execFileSync('chown', ['postgres', folder]);
  const data = path.join(folder, 'data');
  const port = await freePort();
  const locale = ['-E', 'UTF8', '--locale=C'];
  const [initialise, args] = asOwner([findProgram('initdb'), '-D', data, '-U', 'test', ...locale]);
  execFileSync(initialise, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const readPid = () =>
    Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const ready = [findProgram('pg_isready'), '-q', '-h', '127.0.0.1', '-p', String(port)] as const;
  const isReady = () => {
    try {
      const [program, ...rest] = ready;
      execFileSync(program, rest);
      return Promise.resolve(true);
    } catch {
      return Promise.resolve(false);
    }
  };
  const victim: Victim = {
    async start() {
      const settings = ['-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'fsync=on'];
      const [program, rest] = asOwner([findProgram('postgres'), '-D', data, ...settings]);
      spawn(program, rest, { cwd: folder, stdio: 'ignore' });
      await until('PostgreSQL', isReady);
    },
    async kill() {
      const postmaster = readPid();
      const processes = [postmaster, ...childrenOf(postmaster)];
      for (const pid of processes) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
      await until('the end of PostgreSQL', () => Promise.resolve(!processes.some(isAlive)));
    },
  };
  return {
    ...victim,
    url: `postgresql://test@127.0.0.1:${port}/postgres`,
    async stop() {
      await victim.kill();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A folder for the data of one server. */
export function newDataFolder(): string {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'crash-')), 'data');
  mkdirSync(folder);
  return folder;
}
