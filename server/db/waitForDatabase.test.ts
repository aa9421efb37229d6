import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { DEFAULT_LIMITS } from './postgres';
import { waitForDatabase } from './waitForDatabase';

/** An error as PostgreSQL says it: https://www.postgresql.org/docs/current/protocol-message-formats.html. */
function errorMessage(code: string, text: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${text}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

let answers: ((socket: Socket) => void)[];
let server: Server;
let databaseUrl: string;

beforeAll(async () => {
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => answers.shift()?.(socket));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  databaseUrl = `postgresql://kijani@127.0.0.1:${port}/kijani`;
});
afterAll(() => server.close());

const starting = (socket: Socket) =>
  socket.end(errorMessage('57P03', 'the database system is starting up'));
const cut = (socket: Socket) => socket.destroy();
const refuse = (socket: Socket) =>
  socket.end(errorMessage('28P01', 'password authentication failed for user "kijani"'));
/** Accepts the sign-in and is ready. */
const accept = (socket: Socket) => {
  socket.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]));
  socket.write(Buffer.from([0x5a, 0, 0, 0, 5, 0x49]));
};

async function wait(url: string | null) {
  const pauses: number[] = [];
  const told: number[] = [];
  await waitForDatabase(
    { databaseUrl: url, databaseDirectUrl: null, databaseLimits: DEFAULT_LIMITS },
    (pause) => void told.push(pause),
    (pause) => Promise.resolve(pauses.push(pause)),
  );
  expect(told).toEqual(pauses);
  return pauses;
}

test('waits while the database starts, longer each time and at most half a minute', async () => {
  answers = [starting, cut, starting, cut, starting, starting, starting, accept];
  expect(await wait(databaseUrl)).toEqual([1, 2, 4, 8, 16, 30, 30].map((second) => second * 1_000));
});

test('gives up at once where waiting mends nothing', async () => {
  answers = [starting, refuse];
  await expect(wait(databaseUrl)).rejects.toThrow('password authentication failed');
});

test('has nothing to wait for with the embedded database', async () => {
  expect(await wait(null)).toEqual([]);
});
