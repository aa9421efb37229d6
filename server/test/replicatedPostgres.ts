import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';

export interface ReplicatedPostgres {
  /** For DATABASE_URL. */
  url: string;
  /** For DATABASE_REPLICA_URL; through a gate that can be closed. */
  replicaUrl: string;
  /** From here on nobody reaches the replica. */
  cutReplica(): Promise<void>;
  openReplica(): Promise<void>;
  stop(): Promise<void>;
}

const script = (name: string): string => path.join(__dirname, '../../scripts', name);

async function gateTo(port: number) {
  const sockets = new Set<Socket>();
  const gate = createServer((near) => {
    const far = connect(port, '127.0.0.1');
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
  await once(gate.listen(0, '127.0.0.1'), 'listening');
  const { port: outer } = gate.address() as AddressInfo;
  return {
    port: outer,
    isOpen: () => gate.listening,
    async close() {
      const closed = once(gate, 'close');
      gate.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async open() {
      await once(gate.listen(outer, '127.0.0.1'), 'listening');
    },
  };
}

/** A PostgreSQL server of its own with a streaming replica. */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const child = spawn(
    script('withPostgres.sh'),
    // The scripts stop the servers when their command ends, and this one when its input does.
    [script('withReplica.sh'), 'sh', '-c', 'echo "$TEST_DATABASE_URL $TEST_REPLICA_URL"; cat'],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit');
  const first = await createInterface(child.stdout)[Symbol.asyncIterator]().next();
  if (first.done) {
    await ended;
    throw new Error(`PostgreSQL and its replica did not start: exit code ${child.exitCode}`);
  }
  const [url = '', inner = ''] = first.value.split(' ');
  const replica = new URL(inner);
  const gate = await gateTo(Number(replica.port));
  replica.port = String(gate.port);
  return {
    url,
    replicaUrl: replica.href,
    cutReplica: gate.close,
    openReplica: gate.open,
    async stop() {
      if (gate.isOpen()) await gate.close();
      child.stdin.end();
      await ended;
    },
  };
}
