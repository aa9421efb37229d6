import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { proofPage } from '../src/machines/testing/proofPage';
import type { Records } from '../src/machines/testing/record';

const page = path.join(__dirname, '../docs/machines/PROOFS.md');

function readRecords(folder: string): Records {
  const of = <Kind extends keyof Records>(kind: Kind): Records[Kind] => {
    const own = path.join(folder, kind);
    const names = existsSync(own) ? readdirSync(own) : [];
    return names.map(
      (name) => JSON.parse(readFileSync(path.join(own, name), 'utf8')) as Records[Kind][number],
    ) as Records[Kind];
  };
  return { proofs: of('proofs'), walks: of('walks') };
}

const JEST = path.join(__dirname, '../node_modules/jest/bin/jest.js');

/**
 * Jest keeps every processor busy with a worker of its own: V8's helping threads would only take turns
 * with them. Pages come and go by the thousand, so a larger nursery is collected in fewer rounds.
 */
const V8_FLAGS = ['--single-threaded', '--always-sparkplug', '--max-semi-space-size=128'];

/**
 * Runs Jest with tests that hold all proofs of the machines; their page is then written, or compared
 * with what they found. Returns what is wrong, as sentences.
 */
export function jestWithProofs(args: string[], mode: 'write' | 'compare'): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'proofs-'));
  const { status } = spawnSync(process.execPath, [...V8_FLAGS, JEST, ...args], {
    stdio: 'inherit',
    env: { ...process.env, PROOFS_FOLDER: folder },
  });
  const records = readRecords(folder);
  rmSync(folder, { recursive: true });

  const faults = records.proofs.flatMap((proof) => proof.faults);
  if (status !== 0) return [...faults, 'Not everything that the tests ask for holds: see above.'];
  const found = proofPage(records);
  if (existsSync(page) && readFileSync(page, 'utf8') === found) return faults;
  if (mode === 'compare') {
    return [...faults, 'docs/machines/PROOFS.md is out of date: npm run prove'];
  }
  writeFileSync(page, found);
  console.log('docs/machines/PROOFS.md');
  return faults;
}
