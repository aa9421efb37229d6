import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chartFiles } from '../src/machines/chart/document';
import { findMachines } from '../src/machines/testing/findMachines';

const folder = path.join(__dirname, '../docs/machines');
/** Written by `npm run prove`. */
const PROOFS = 'PROOFS.md';

function read(name: string): string | undefined {
  try {
    return readFileSync(path.join(folder, name), 'utf8');
  } catch {
    return undefined;
  }
}

function main(): void {
  const files = chartFiles(findMachines());
  mkdirSync(folder, { recursive: true });
  const left = readdirSync(folder).filter((name) => !files.has(name) && name !== PROOFS);
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

main();
