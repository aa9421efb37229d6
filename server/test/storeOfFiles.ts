import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';

const BUCKET = 'files';

export interface StoreOfFiles {
  /** For STORE_URL. */
  url: () => string;
  /** The content of each object, in no order. */
  contents: () => Buffer[];
  /** Changes what an object holds, behind the back of the product. */
  damage: () => void;
  /** Lets nobody reach it until `start`. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
  empty: () => void;
}

/** An S3-compatible store on a free port of this machine, for the tests of a file or a block; it checks signatures. */
export function storeForTests(): StoreOfFiles {
  const directory = mkdtempSync(path.join(tmpdir(), 'store-'));
  const folder = path.join(directory, BUCKET, 'uploads');
  let port = 0;
  let server: S3rver | null = null;

  async function start(): Promise<void> {
    server = new S3rver({
      ...{ address: '127.0.0.1', port, directory, silent: true },
      configureBuckets: [{ name: BUCKET }],
    });
    ({ port } = await server.run());
  }
  async function stop(): Promise<void> {
    server?.httpServer.closeAllConnections();
    await server?.close();
    server = null;
  }
  const files = () =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => name.endsWith('_object'))
          .map((name) => path.join(folder, name))
      : [];

  beforeAll(start);
  afterAll(async () => {
    await stop();
    rmSync(directory, { recursive: true });
  });
  return {
    url: () => `http://S3RVER:S3RVER@127.0.0.1:${port}/${BUCKET}`,
    contents: () => files().map((file) => readFileSync(file)),
    damage: () => {
      for (const file of files()) writeFileSync(file, 'something else');
    },
    stop,
    start,
    empty: () => rmSync(folder, { recursive: true, force: true }),
  };
}
