import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { chooseMutants, type Mutant } from './chooseMutants';
import { readJestReport } from './jestReport';

/**
 * Changes the product in one place at a time and checks that a test fails: the tests beside the file
 * first, then all others that import it. The places follow from the seed, evenly over four areas.
 * Exits 1 when a mutant survives all its tests. --nearest 10 tries no more than ten test files of each.
 *   npx tsx bench/mutants.ts [--seed 1] [--count 30] [--only 3,7] [--nearest 10] [--list] [-- options of Jest]
 */
const root = path.join(__dirname, '..');
const JEST = path.join(root, 'node_modules/jest/bin/jest.js');

/** For each suite and for the start; a change may make code run forever. */
const LIMIT = 120_000;

const FIRST_CHUNK = 2;
const LARGEST_CHUNK = 8;

/** What prepares the tests imports the product too. */
const NOT_STARTED = 'Jest does not start';

/** Puts the changed file back and ends Jest. */
let undo = (): void => {};

/** The name of the first test that fails, or what else went wrong; null when all pass. */
function firstFailure(tests: string[], options: string[]): Promise<string | null> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mutants-'));
  const outputFile = path.join(folder, 'report.json');
  const args = ['--ci', '--json', `--outputFile=${outputFile}`, ...options];
  return new Promise((resolve, reject) => {
    // Its own process group, so that its workers end with it.
    const jest = spawn(process.execPath, [JEST, ...args, '--runTestsByPath', ...tests], {
      cwd: root,
      detached: true,
      stdio: 'ignore',
    });
    const restore = undo;
    const end = (): void => {
      if (jest.pid !== undefined && jest.exitCode === null) process.kill(-jest.pid, 'SIGKILL');
    };
    undo = () => {
      end();
      restore();
    };
    const timer = setTimeout(end, LIMIT * (tests.length + 1));
    jest.on('error', reject);
    jest.on('close', (code, signal) => {
      clearTimeout(timer);
      undo = restore;
      if (code === 0) resolve(null);
      else if (signal !== null) resolve('does not end');
      else if (existsSync(outputFile)) resolve(failureIn(outputFile));
      else resolve(NOT_STARTED);
      rmSync(folder, { recursive: true });
    });
  });
}

function failureIn(outputFile: string): string {
  const suite = readJestReport(outputFile).testResults.find(({ status }) => status === 'failed');
  if (!suite) throw new Error('Jest failed, and none of its tests.');
  const test = suite.assertionResults.find(({ status }) => status === 'failed');
  const isLate = test?.failureMessages?.some((text) => text.includes('Exceeded timeout')) ?? false;
  const name = `${path.relative(root, suite.name)} › ${test?.fullName ?? 'does not load'}`;
  return isLate ? `${name} (timed out)` : name;
}

/** How many folders up and down lead from one file to another. */
const distance = (from: string, to: string): number =>
  path.relative(path.dirname(from), path.dirname(to)).split(path.sep).filter(Boolean).length;

/** The tests that import the file, nearest first: beside it, then of its name, then by folder. */
function testsOf(file: string): string[] {
  const listed = execFileSync(process.execPath, [JEST, '--listTests', '--findRelatedTests', file], {
    cwd: root,
    encoding: 'utf8',
  });
  const beside = path.join(root, file).replace(/\.tsx?$/, '.test.ts');
  const tests = new Set(listed.split('\n').filter((line) => path.isAbsolute(line)));
  // Where a file is run as a process of its own, its test does not import it.
  for (const test of [beside, `${beside}x`]) if (existsSync(test)) tests.add(test);
  const name = path.parse(file).name.replace(/s$/, '').toLowerCase();
  const ranks = new Map(
    [...tests].map((test) => {
      const away = distance(path.join(root, file), test);
      const isNamed = path.basename(test).toLowerCase().includes(name);
      return [test, [Math.min(away, 1), isNamed ? 0 : 1, away]];
    }),
  );
  const rank = (test: string, place: number) => ranks.get(test)?.[place] ?? 0;
  const order = (a: string, b: string) =>
    rank(a, 0) - rank(b, 0) || rank(a, 1) - rank(b, 1) || rank(a, 2) - rank(b, 2);
  return [...tests].sort(order);
}

/** What catches the mutant; null when it survives. */
async function check(
  { file, text }: Mutant,
  nearest: number,
  options: string[],
): Promise<string | null> {
  const tests = testsOf(file).slice(0, nearest);
  const name = path.join(root, file);
  const own = readFileSync(name, 'utf8');
  undo = () => writeFileSync(name, own);
  try {
    writeFileSync(name, text);
    let size = FIRST_CHUNK;
    for (let start = 0; start < tests.length;) {
      const chunk = tests.slice(start, start + size);
      const failure = await firstFailure(chunk, options);
      if (failure === NOT_STARTED) {
        writeFileSync(name, own);
        if ((await firstFailure(chunk, options)) === NOT_STARTED) throw new Error(NOT_STARTED);
      }
      if (failure !== null) return failure;
      start += size;
      size = Math.min(size * 2, LARGEST_CHUNK);
    }
    return null;
  } finally {
    undo();
    undo = () => {};
  }
}

const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
};

const row = ({ area, file, line, before, after }: Mutant, index: number): string =>
  [
    String(index + 1).padStart(2),
    area.padEnd(8),
    `${file}:${line}`,
    `${short(before)} → ${after === '' || after === ';' ? '(nothing)' : short(after)}`,
  ].join('  ');

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '30' },
      only: { type: 'string' },
      nearest: { type: 'string', default: 'Infinity' },
      list: { type: 'boolean', default: false },
    },
  });
  const status = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (status !== '' && !values.list) throw new Error(`Commit or stash first:\n${status}`);

  const only = values.only?.split(',').map(Number);
  const mutants = chooseMutants(root, Number(values.seed), Number(values.count)).map(
    (mutant, index) => ({ mutant, index }),
  );
  const chosen = mutants.filter(({ index }) => only?.includes(index + 1) ?? true);
  if (values.list) {
    for (const { mutant, index } of chosen) console.log(row(mutant, index));
    return;
  }
  let caught = 0;
  for (const { mutant, index } of chosen) {
    const start = performance.now();
    const failure = await check(mutant, Number(values.nearest), positionals);
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    if (failure !== null) caught += 1;
    console.log(`${row(mutant, index)}  ${failure ?? 'SURVIVED'}  ${seconds} s`);
  }
  console.log(`${caught} of ${chosen.length} caught`);
  if (caught < chosen.length) process.exitCode = 1;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    undo();
    process.exit(1);
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
