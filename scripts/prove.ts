import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { proofPage } from '../src/machines/testing/proofPage';
import type { Records } from '../src/machines/testing/record';

/** `npm run prove`: Jest runs the proofs of all machines; what they leave becomes a page. */
const target = path.join(__dirname, '../docs/machines/PROOFS.md');
const folder = mkdtempSync(path.join(tmpdir(), 'proofs-'));

function recorded<Kind extends keyof Records>(kind: Kind): Records[Kind] {
  const own = path.join(folder, kind);
  const names = existsSync(own) ? readdirSync(own) : [];
  return names.map(
    (name) => JSON.parse(readFileSync(path.join(own, name), 'utf8')) as Records[Kind][number],
  ) as Records[Kind];
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

const { status } = spawnSync(
  'npx',
  ['jest', '--selectProjects', 'src', '--testPathPatterns', String.raw`\.proof\.test\.tsx?$`],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PROOFS_FOLDER: folder },
  },
);
const records: Records = { proofs: recorded('proofs'), walks: recorded('walks') };
rmSync(folder, { recursive: true });

for (const { faults } of records.proofs) faults.forEach(fail);
if (status !== 0) fail('Not everything that the machines promise holds: see above.');
else {
  const written = proofPage(records);
  const isNew = !existsSync(target) || readFileSync(target, 'utf8') !== written;
  if (isNew && process.argv.includes('--check')) {
    fail('docs/machines/PROOFS.md is out of date: npm run prove');
  } else if (isNew) {
    writeFileSync(target, written);
    console.log('docs/machines/PROOFS.md');
  }
}
