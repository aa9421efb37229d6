import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../..');

/** A running product: the real server on a fresh data folder, serving the built SPA. */
export interface Product {
  url: string;
  /** Mails written so far to `address`, oldest first. */
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

async function untilReady(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server stopped:\n${log()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The server is not ready:\n${log()}`);
}

export async function startProduct(environment: Record<string, string> = {}): Promise<Product> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'product-'));
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
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
  await untilReady(url, child, () => output);
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
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
