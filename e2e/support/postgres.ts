import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** A PostgreSQL of its own behind a gate that can be closed. */
export interface GatedPostgres {
  /** For DATABASE_URL. */
  url: string;
  /** From here on nobody reaches it, as if it were away. */
  close(): Promise<void>;
  open(): Promise<void>;
  stop(): Promise<void>;
}

/** The script's exit code where PostgreSQL is not installed. */
const NOT_INSTALLED = 69;

const script = path.join(__dirname, '../../scripts/withPostgres.sh');

/** Null where PostgreSQL is not installed; with `E2E=required` that is an error. */
export async function startPostgres(): Promise<GatedPostgres | null> {
  // The script stops PostgreSQL when its command ends, and this one when its input does.
  const child = spawn(script, ['sh', '-c', 'echo "$TEST_DATABASE_URL"; cat']);
  const ended = once(child, 'exit');
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const first = await lines.next();
  if (first.done) {
    await ended;
    if (child.exitCode === NOT_INSTALLED && process.env['E2E'] !== 'required') return null;
    throw new Error(`PostgreSQL did not start: exit code ${child.exitCode}`);
  }
  const url = new URL(first.value);

  const [host, inner] = [url.hostname, Number(url.port)];
  const sockets = new Set<Socket>();
  const gate = createServer((near) => {
    const far = connect(inner, host);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  const listen = async (port: number) => {
    gate.listen(port, '127.0.0.1');
    await once(gate, 'listening');
  };
  await listen(0);
  const { port: outer } = gate.address() as AddressInfo;
  url.port = String(outer);
  const close = async () => {
    const closed = once(gate, 'close');
    gate.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    url: url.href,
    close,
    open: () => listen(outer),
    async stop() {
      if (gate.listening) await close();
      child.stdin.end();
      await ended;
    },
  };
}
