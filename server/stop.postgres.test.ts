import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './test/freePort';
import { startServerProcess } from './test/serverProcess';
import { openSilentWay } from './test/silentWay';
import { createEmptyDatabase } from './test/testDatabase';

test('ends though the database is silent', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'stop-'));
  const way = await openSilentWay(await createEmptyDatabase());
  const port = await freePort();
  const server = startServerProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: way.url,
    PORT: String(port),
  });
  await server.said('is ready at');
  way.fallSilent();
  const asked = fetch(`http://127.0.0.1:${port}/mainapp/listings/`).catch(() => null);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain('something did not close in time');
  await asked;
  await way.close();
  rmSync(dataDir, { recursive: true });
}, 120_000);
