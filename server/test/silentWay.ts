import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface SilentWay {
  /** As the address of the database, by this way. */
  url: string;
  /** Nothing that is sent by the connections that are open arrives any more; new ones are answered. */
  fallSilent(): void;
  close(): Promise<void>;
}

/** A way to PostgreSQL that can fall silent, as a network does. */
export async function openSilentWay(database: string): Promise<SilentWay> {
  const url = new URL(database);
  const { port, hostname } = url;
  const sockets = new Set<Socket>();
  const way = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => other.destroy());
    }
  });
  way.listen(0, '127.0.0.1');
  await once(way, 'listening');
  url.port = String((way.address() as AddressInfo).port);
  return {
    url: url.href,
    fallSilent: () => sockets.forEach((socket) => socket.unpipe()),
    async close() {
      sockets.forEach((socket) => socket.destroy());
      way.close();
      await once(way, 'close');
    },
  };
}
