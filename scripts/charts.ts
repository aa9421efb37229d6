import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { chartFiles } from '../src/machines/chart/document';

const root = path.join(__dirname, '..');
const folder = path.join(root, 'docs/machines');

/** The machines that the product's `*Machine.ts` files export. */
async function findMachines(): Promise<AnyStateMachine[]> {
  const files = ['src/machines', 'domain'].flatMap((name) =>
    readdirSync(path.join(root, name), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('Machine.ts'))
      .map((file) => path.join(root, name, file)),
  );
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(file).href) as Promise<Record<string, unknown>>),
  );
  return modules
    .flatMap((module) => Object.values(module))
    .filter((value): value is AnyStateMachine => value instanceof StateMachine);
}

function read(name: string): string | undefined {
  try {
    return readFileSync(path.join(folder, name), 'utf8');
  } catch {
    return undefined;
  }
}

async function main(): Promise<void> {
  const files = chartFiles(await findMachines());
  mkdirSync(folder, { recursive: true });
  const left = readdirSync(folder).filter((name) => !files.has(name));
  const outdated = [...files].filter(([name, content]) => read(name) !== content);
  if (process.argv.includes('--check')) {
    const names = [...outdated.map(([name]) => name), ...left];
    for (const name of names) console.error(`docs/machines/${name} is out of date: npm run charts`);
    process.exitCode = names.length > 0 ? 1 : 0;
    return;
  }
  for (const name of left) rmSync(path.join(folder, name));
  for (const [name, content] of outdated) {
    writeFileSync(path.join(folder, name), content);
    console.log(`docs/machines/${name}`);
  }
}

void main();
