import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..');
const SOURCES = ['src', 'domain', 'public', 'webpack.config.ts', 'package-lock.json'];

/** Milliseconds of the newest change at or below a path; 0 when there is nothing. */
function newestChange(place: string): number {
  if (!existsSync(place)) return 0;
  const stat = statSync(place);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const inside = readdirSync(place).map((name) => newestChange(path.join(place, name)));
  return Math.max(stat.mtimeMs, ...inside);
}

const isStale = (): boolean => {
  const built = newestChange(path.join(root, 'dist/index.html'));
  return SOURCES.some((source) => newestChange(path.join(root, source)) > built);
};

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
  if (isStale()) {
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
