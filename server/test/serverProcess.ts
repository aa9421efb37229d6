import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/**
 * Of Node, for the server as a process of its own. It runs for seconds, so its database is not compiled a second time
 * to be faster. How `npm start` loads the sources is tested in `main.test.ts`.
 */
const SERVER_ARGUMENTS = [
  '--liftoff-only',
  '--require',
  path.join(__dirname, '../../scripts/loadCompiled.js'),
  'server/main.ts',
];

export interface ServerProcess {
  child: ChildProcess;
  /** What it has written so far. */
  output(): string;
  /** Rejects with an Error where the process ends before it writes the text. */
  said(text: string): Promise<void>;
  /** With the exit code; null where a signal ended it. */
  ended: Promise<number | null>;
}

/** Starts the server by these arguments of Node, with nothing of the environment but PATH and these variables. */
export function startServerProcess(
  env: Record<string, string>,
  how: string[] = SERVER_ARGUMENTS,
): ServerProcess {
  const child = spawn(process.execPath, how, {
    cwd: path.join(__dirname, '../..'),
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', ...env },
  });
  let output = '';
  const hear = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const said = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => output.includes(text) && resolve();
      child.stdout.on('data', look);
      child.on('exit', () => reject(new Error(`ended before it said "${text}":\n${output}`)));
      look();
    });
  return { child, output: () => output, said, ended };
}
