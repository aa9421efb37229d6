import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { compileServer } from '../../scripts/compileServer';

const root = path.join(__dirname, '../..');

/** Names the folder with a migrated database and the demo data, for the workers of this run. */
const PREPARED_DATA = 'E2E_PREPARED_DATA';

/** A running product: the real server on a data folder of its own, serving the built SPA. */
export interface Product {
  url: string;
  /** Emails written so far to `address`, oldest first. */
  mailsTo(address: string): string[];
  /** What the server has written so far, its log included. */
  output(): string;
  stop(): Promise<void>;
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('port')),
      );
    });
  });

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'product-'));

async function untilReady(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server stopped:\n${log()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await delay(100);
  }
  throw new Error(`The server is not ready:\n${log()}`);
}

interface Place {
  /** As `npm run build` leaves it; without one, that of these sources. */
  folder?: string;
  /** Without one, any that is free. */
  port?: number;
}

async function serve(
  dataDir: string,
  environment: Record<string, string>,
  { folder = 'dist', port: wanted }: Place = {},
): Promise<Product> {
  const port = wanted ?? (await freePort());
  const url = `http://localhost:${port}`;
  // The database runs for seconds: it is not compiled a second time to be faster.
  const child = spawn(process.execPath, ['--liftoff-only', path.join(folder, 'server.js')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      NODE_ENV: 'development',
      ...environment,
    },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  try {
    await untilReady(url, child, () => output);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return {
    url,
    mailsTo(address) {
      const folder = path.join(dataDir, 'mail');
      if (!existsSync(folder)) return [];
      return readdirSync(folder)
        .sort()
        .map((file) => readFileSync(path.join(folder, file), 'utf8'))
        .filter((mail) => mail.toLowerCase().includes(`to: ${address}`.toLowerCase()));
    },
    output: () => output,
    async stop() {
      const stopped = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await stopped;
    },
  };
}

/**
 * Makes the database and its demo data once, since every product of a run begins with the same.
 * Returns the function that removes them.
 */
export async function prepareData(): Promise<() => void> {
  // The pages are built by whoever starts the journeys; the server changes more often, and takes a second.
  compileServer();
  const folder = newFolder();
  const product = await serve(folder, {});
  await product.stop();
  process.env[PREPARED_DATA] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** A product on a copy of the prepared data; without any prepared it makes its own. */
export async function startProduct(
  environment: Record<string, string> = {},
  place: Place = {},
): Promise<Product> {
  const dataDir = newFolder();
  const prepared = process.env[PREPARED_DATA];
  if (prepared) cpSync(prepared, dataDir, { recursive: true });
  const product = await serve(dataDir, environment, place);
  return {
    ...product,
    async stop() {
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
