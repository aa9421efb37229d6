import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './test/freePort';
import { openGate } from './test/gate';
import { startServerProcess } from './test/serverProcess';
import { createEmptyDatabase } from './test/testDatabase';

test('ends though the database is silent', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'stop-'));
  const gate = await openGate(await createEmptyDatabase());
  const port = await freePort();
  const server = startServerProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: gate.url,
    PORT: String(port),
  });
  await server.said('is ready at');
  gate.fallSilent();
  const asked = fetch(`http://127.0.0.1:${port}/mainapp/listings/`).catch(() => null);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain('something did not close in time');
  await asked;
  await gate.close();
  rmSync(dataDir, { recursive: true });
}, 120_000);
