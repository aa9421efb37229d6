import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { openGate, type Gate } from '../../server/test/gate';

/** A PostgreSQL of its own behind a gate that can be closed. */
export interface GatedPostgres extends Gate {
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
  const gate = await openGate(first.value);
  return {
    ...gate,
    async stop() {
      if (gate.isOpen()) await gate.close();
      child.stdin.end();
      await ended;
    },
  };
}
