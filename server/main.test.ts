import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './test/freePort';
import { startServerProcess } from './test/serverProcess';

/** The server as a process of its own: its lock, its notices and its end. */
const dataDir = mkdtempSync(path.join(tmpdir(), 'main-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** As `npm start` does. */
const run = (env: Record<string, string>) =>
  startServerProcess({ DATA_DIR: dataDir, ...env }, ['--import', 'tsx', 'server/main.ts']);

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
