import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { openGate } from './gate';

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
  const gate = await openGate(inner);
  return {
    url,
    replicaUrl: gate.url,
    cutReplica: gate.close,
    openReplica: gate.open,
    async stop() {
      if (gate.isOpen()) await gate.close();
      child.stdin.end();
      await ended;
    },
  };
}
