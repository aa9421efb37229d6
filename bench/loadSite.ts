import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const root = path.join(__dirname, '..');
const STARTED_WITHIN = 60_000;

/** One process of the product. */
export interface SiteProcess {
  origin: string;
  /** Stops it as a release does and starts it again; resolves once it is ready. */
  restart(): Promise<void>;
}

export interface Site {
  processes: SiteProcess[];
  postgres: Postgres;
  stop(): Promise<void>;
}

interface Options {
  /** The built product. */
  dist: string;
  /** Of the first process. */
  port: number;
  processes: number;
  environment: Record<string, string>;
}

function needed(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run it by scripts/withPostgres.sh`);
  return value;
}

const ended = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};

interface Postgres {
  /** As an operator stops it: connections are ended. */
  stop(): Promise<void>;
  /** On its data. */
  start(): Promise<void>;
}

/** That of `withPostgres.sh`; started by this, what it commits is on the disk as in production. */
function controlPostgres(): Postgres {
  const { port, hostname } = new URL(needed('TEST_DATABASE_URL'));
  const folder = needed('TEST_DATABASE_FOLDER');
  const data = path.join(folder, 'data');
  const log = path.join(folder, 'server.log');
  const { uid, gid } = statSync(data);
  const control = async (...command: string[]) => {
    const args = ['-D', data, '-w', ...command];
    const child = spawn('pg_ctl', args, { uid, gid, cwd: folder, stdio: 'ignore' });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`pg_ctl ${command.join(' ')} failed: see ${log}`);
  };
  const options = `-p ${port} -h ${hostname} -k ${folder} -c max_connections=200`;
  return {
    stop: () => control('stop', '-m', 'fast'),
    start: () => control('start', '-l', log, '-o', options),
  };
}

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + STARTED_WITHIN;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await delay(50);
  }
  throw new Error(`the server at ${origin} is not ready`);
}

/** Processes of the built product on one PostgreSQL with the demo data. */
export async function openSite({ dist, port, processes, environment }: Options): Promise<Site> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'load-'));
  const postgres = controlPostgres();
  await postgres.stop();
  await postgres.start();
  const base = {
    ...process.env,
    DATABASE_URL: needed('TEST_DATABASE_URL'),
    DATA_DIR: dataDir,
    MAIL: 'off',
    JWT_SECRET: 'only-for-this-measurement-on-this-computer',
    PUBLIC_URL: 'http://localhost:3000',
    TRUST_PROXY: '1',
    ...environment,
  };
  const run = (program: string, more: string[], env: NodeJS.ProcessEnv): ChildProcess =>
    spawn(process.execPath, [path.join(dist, program), ...more], {
      cwd: root,
      env: { ...base, ...env },
      // Lines of the log go nowhere, as fast as to a file.
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  for (const command of [['migrate'], ['seed', '--demo']]) {
    // Drawing the demo's pictures within a transaction takes long where others use the machine.
    const patience = { DATABASE_IDLE_SECONDS: '600', DATABASE_STATEMENT_SECONDS: '600' };
    const child = run('kijani.js', command, { NODE_ENV: 'development', ...patience });
    await ended(child);
    if (child.exitCode !== 0) throw new Error(`kijani ${command.join(' ')} failed`);
  }

  const running = new Set<ChildProcess>();
  async function startOne(own: number): Promise<SiteProcess> {
    const origin = `http://127.0.0.1:${own}`;
    const env = { NODE_ENV: 'production', PORT: String(own), HOST: '127.0.0.1' };
    const start = async (): Promise<ChildProcess> => {
      const child = run('server.js', [], env);
      running.add(child);
      await untilReady(origin, child);
      return child;
    };
    let current = await start();
    return {
      origin,
      async restart() {
        current.kill('SIGTERM');
        await ended(current);
        running.delete(current);
        current = await start();
      },
    };
  }

  const stop = async (): Promise<void> => {
    for (const child of running) child.kill('SIGTERM');
    await Promise.all([...running].map(ended));
    rmSync(dataDir, { recursive: true });
  };
  try {
    const started: SiteProcess[] = [];
    for (let index = 0; index < processes; index += 1) started.push(await startOne(port + index));
    return { processes: started, postgres, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
