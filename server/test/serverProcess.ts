import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { SERVER_ARGUMENTS } from './serverArguments';

export interface ServerProcess {
  child: ChildProcess;
  output(): string;
  said(text: string): Promise<void>;
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
