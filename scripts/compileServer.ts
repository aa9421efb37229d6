import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { BUILD_FILE, type Build } from '../server/observe/readBuild';

const root = path.join(__dirname, '..');
const out = path.join(root, 'dist/.server/node');

const FOLDERS = ['server', 'domain', 'locales'];
/** Nothing that a running server needs. */
const LEFT_OUT = /\.test\.ts$|\.d\.ts$|\.po$|^server\/(test|dev\.ts)|\/testing\//;

/** The version of the package, and the commit that was checked out, where git knows it. */
function describeBuild(): Build {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const git = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return { version, commit: git.status === 0 ? git.stdout.trim() : null };
}

/**
 * Compiles the server into `dist/.server/node`, in the folders of the sources, since routes and migrations are found by
 * their folders; `dist/server.js` and `dist/kijani.js` start it. Building the pages empties `dist` but for `.server`.
 */
export function compileServer(): void {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name))),
  ).filter((file) => !LEFT_OUT.test(file));

  rmSync(out, { recursive: true, force: true });
  buildSync({
    absWorkingDir: root,
    entryPoints: files.filter((file) => file.endsWith('.ts')),
    outbase: '.',
    outdir: out,
    platform: 'node',
    target: 'node20.19',
    format: 'cjs',
    // Node would look for the files of relative ones under their full names.
    supported: { 'dynamic-import': false },
    logLevel: 'warning',
  });
  for (const file of files.filter((name) => !name.endsWith('.ts'))) {
    cpSync(path.join(root, file), path.join(out, file));
  }
  writeFileSync(path.join(out, BUILD_FILE), JSON.stringify(describeBuild()));
  execFileSync(process.execPath, [path.join(out, 'server/describeApi.js')], { stdio: 'inherit' });
  const programs = { 'server.js': 'server/main.js', 'kijani.js': 'server/cli/main.js' };
  for (const [name, start] of Object.entries(programs)) {
    writeFileSync(
      path.join(root, 'dist', name),
      `#!/usr/bin/env node\nrequire('./.server/node/${start}');\n`,
      { mode: 0o755 },
    );
  }
}

if (require.main === module) compileServer();
