import type { AddressInfo } from 'node:net';
import './providePglite';
import { attempts } from '../server/db/schema/shared';
import { FUZZ_ENV, successOf } from '../server/test/fuzz/successes';
import type { ApiDocument, FuzzRequest } from '../server/test/fuzz/requests';
import type { World } from '../server/test/permissionCases';
import { PERMISSIONS } from '../server/test/permissionRows';
import prepareDatabase from '../server/test/prepareDatabase';
import { createTestApp } from '../server/test/testApp';
import { createWorld } from '../server/test/world';

/** What `fuzz.ts` asks of its server's process: a world, a request that is a success in it, or an empty count of attempts. */
export type FuzzOrder = 'world' | 'forget' | { success: number };
export type FuzzReport =
  | { ready: { port: number; document: ApiDocument } }
  | { world: World }
  | { forgotten: true }
  | { request: FuzzRequest };

const report = (message: FuzzReport) => process.send?.(message);

async function main() {
  await prepareDatabase();
  const server = await createTestApp({ env: FUZZ_ENV });
  const { text } = await server.get('api/docs/json');
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  let world: World | null = null;

  async function obey(order: FuzzOrder): Promise<FuzzReport> {
    if (order === 'forget') {
      await server.app.db.delete(attempts);
      return { forgotten: true };
    }
    if (order === 'world' || world === null) {
      await server.reset();
      world = await createWorld(server);
    }
    if (order === 'world') return { world };
    const row = PERMISSIONS[order.success];
    if (!row) throw new Error(`no route ${order.success}`);
    return { request: await successOf(row, server, world) };
  }

  process.on('message', (order: FuzzOrder) => void obey(order).then(report));
  process.on('disconnect', () => process.exit());
  report({ ready: { port, document: JSON.parse(text) as ApiDocument } });
}

void main();
