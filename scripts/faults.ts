import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { cellTitle } from '../e2e/faults/cells';
import { ALL_CELLS, faultsPage } from '../e2e/faults/page';

/**
 * `npm run faults` runs the test of every cell of the fault matrix and, when all end as the cells say, writes the page.
 * `-- --check` runs none: it compares the page with the cells, and the cells with the names of the tests.
 */
const root = path.join(__dirname, '..');
const file = path.join(root, 'docs/faults.md');
const isCheck = process.argv.includes('--check');

interface Suite {
  suites?: Suite[];
  specs?: { title: string; ok: boolean }[];
}

const specsOf = ({ suites = [], specs = [] }: Suite): { title: string; ok: boolean }[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** The tests of the matrix, and whether each ended as expected; with `--list` none runs. */
function runTests(): { title: string; ok: boolean }[] {
  const args = ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=json'];
  const { stdout } = spawnSync('npx', [...args, ...(isCheck ? ['--list'] : []), 'e2e/faults/'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  return specsOf(JSON.parse(stdout.slice(stdout.indexOf('{'))) as Suite);
}

function problems(): string[] {
  const tests = runTests();
  const applicable = ALL_CELLS.filter(({ cell }) => !('notApplicable' in cell));
  const wanted = applicable.map(({ fault, screen }) => cellTitle(fault, screen));
  const titles = tests.map(({ title }) => title);
  const isOnce = (title: string) => titles.filter((each) => each === title).length === 1;
  return [
    ...wanted.filter((title) => !isOnce(title)).map((title) => `needs exactly one test: ${title}`),
    ...titles.filter((title) => !wanted.includes(title)).map((title) => `is no cell: ${title}`),
    ...(isCheck ? [] : tests)
      .filter(({ ok }) => !ok)
      .map(({ title }) => `does not end as its cell says: ${title}`),
  ];
}

function readPage(): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

async function main(): Promise<void> {
  const found = problems();
  const page = await format(faultsPage(), { ...(await resolveConfig(file)), filepath: file });
  if (isCheck && readPage() !== page) found.push('docs/faults.md is out of date: npm run faults');
  for (const problem of found) console.error(problem);
  if (found.length > 0) process.exitCode = 1;
  else if (!isCheck) writeFileSync(file, page);
}

void main();
