import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** What stands before a PostgreSQL, and lets everything pass until it is told otherwise. */
export interface Gate {
  /** The address of the database, by way of the gate. */
  url: string;
  isOpen(): boolean;
  /** Nothing that is sent by the connections that are open arrives any more, as in a network; new ones are answered. */
  fallSilent(): void;
  /** From here on nobody reaches the database, as if it were away. */
  close(): Promise<void>;
  open(): Promise<void>;
}

/** Opens a gate before the PostgreSQL of an address, on a free port of this machine. */
export async function openGate(database: string): Promise<Gate> {
  const url = new URL(database);
  const { port, hostname } = url;
  const sockets = new Set<Socket>();
  const gate = createServer((near) => {
    const far = connect(Number(port), hostname);
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
  const listen = async (at: number) => {
    await once(gate.listen(at, '127.0.0.1'), 'listening');
  };
  await listen(0);
  const { port: outer } = gate.address() as AddressInfo;
  url.port = String(outer);
  return {
    url: url.href,
    isOpen: () => gate.listening,
    fallSilent: () => sockets.forEach((socket) => socket.unpipe()),
    async close() {
      const closed = once(gate, 'close');
      gate.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    open: () => listen(outer),
  };
}
