import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The server as a process of its own: its lock, its notices and its end. */
const dataDir = mkdtempSync(path.join(tmpdir(), 'main-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

interface Run {
  child: ChildProcess;
  output(): string;
  said(text: string): Promise<void>;
  ended: Promise<number | null>;
}

function run(env: Record<string, string>): Run {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: path.join(__dirname, '..'),
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, HOST: '127.0.0.1', ...env },
  });
  let output = '';
  const hear = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const said = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => output.includes(text) && resolve();
      child.stdout.on('data', look);
      child.on('exit', () => reject(new Error(`ended before it said "${text}":\n${output}`)));
      look();
    });
  return { child, output: () => output, said, ended };
}

test('keeps the data folder for one process, and releases it when stopped', async () => {
  const port = await freePort();
  const first = run({ PORT: String(port), STOP_DELAY_SECONDS: '60' });
  await first.said('an admin of Kijani');
  expect(first.output()).toContain(`Kijani is ready at http://localhost:${port}`);
  expect(first.output()).toContain('embedded database');
  expect(first.output()).toContain('karibu-2026');

  const second = run({ PORT: String(await freePort()) });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`in use by process ${first.child.pid ?? 0}`);

  const read = () => fetch(`http://127.0.0.1:${port}/mainapp/listings/`);
  expect(((await (await read()).json()) as unknown[]).length).toBeGreaterThanOrEqual(40);

  first.child.kill('SIGTERM');
  await first.said('"stopping"');
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(503);
  expect((await read()).status).toBe(200);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(existsSync(path.join(dataDir, 'pglite.lock'))).toBe(false);
}, 120_000);

test('does not start in production without JWT_SECRET', async () => {
  const { ended, output } = run({ NODE_ENV: 'production', ALLOW_PGLITE_IN_PRODUCTION: 'true' });
  expect(await ended).toBe(1);
  expect(output()).toContain('JWT_SECRET: set it in production');
}, 60_000);

test('ends at once on a wrong configuration and names the variable', async () => {
  const { ended, output } = run({ PORT: 'eighty' });
  expect(await ended).toBe(1);
  expect(output()).toMatch(/PORT: /);
  expect(output()).not.toMatch(/\n +at /);
}, 60_000);
