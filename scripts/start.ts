import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { arePagesStale } from './builtPages';

const root = path.join(__dirname, '..');
const runTsx = (args: string[]): ChildProcess =>
  spawn(process.execPath, [path.join(root, 'node_modules/tsx/dist/cli.mjs'), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { LOG_LEVEL: 'warn', ...process.env },
  });

const ended = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });

/** `npm start`: builds the pages when a source is newer than they are, then serves. */
async function main(): Promise<void> {
  if (arePagesStale()) {
    console.log('Building the pages (about half a minute)…');
    const build = ['node_modules/webpack-cli/bin/cli.js', '--mode', 'production'];
    const code = await ended(runTsx(build));
    if (code !== 0) {
      process.exitCode = code;
      return;
    }
  }
  const server = runTsx(['server/main.ts']);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => server.kill(signal));
  }
  process.exitCode = await ended(server);
}

void main();
