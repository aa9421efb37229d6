import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from '../e2e/chromium';
import { arePagesStale } from './builtPages';
import { jestWithProofs } from './proofs';

/**
 * `npm test`: Jest, with the proofs of the machines and their page, then the browser journeys against the
 * built product where a Chromium is found. `npm test -- <pattern>` runs the test files, and
 * `npm test -- e2e/<pattern>` the journeys, whose paths contain the pattern.
 */
const started = Date.now();
const reports = mkdtempSync(path.join(tmpdir(), 'tests-'));
const jestReport = path.join(reports, 'jest.json');
const journeyReport = path.join(reports, 'journeys.json');

function run(command: string, args: string[], environment: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...environment },
  });
  return status === 0;
}

/** Starts to build the pages where they are stale. What the build writes is shown when it has failed. */
function startBuild(): Promise<boolean> {
  if (findChromium() === null || !arePagesStale()) return Promise.resolve(true);
  const log = path.join(reports, 'build.log');
  const output = openSync(log, 'w');
  const build = spawn('npm', ['run', 'build'], {
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
  });
  closeSync(output);
  return new Promise((resolve, reject) => {
    build.on('error', reject);
    build.on('exit', (code) => {
      if (code !== 0) console.error(readFileSync(log, 'utf8'));
      resolve(code === 0);
    });
  });
}

function runJourneys(patterns: string[]): boolean {
  if (findChromium() === null) {
    console.error('Browser journeys not run: no Chromium found (set CHROMIUM to its path).');
    return process.env['E2E'] !== 'required';
  }
  const config = ['--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  return run('npx', ['playwright', 'test', ...config, ...patterns], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport,
  });
}

/** Building uses one processor for half of its time, so Jest runs beside it. */
async function runAll(): Promise<boolean> {
  const built = startBuild();
  const faults = jestWithProofs(['--json', `--outputFile=${jestReport}`], 'compare');
  for (const fault of faults) console.error(fault);
  return (await built) && faults.length === 0 && runJourneys([]);
}

interface Reports {
  numPassedTests: number;
  numFailedTests: number;
  /** Test files that did not even load. */
  numRuntimeErrorTestSuites: number;
  stats: { expected: number; unexpected: number; flaky: number };
}

const readReport = (file: string): Partial<Reports> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Reports>) : {};

/** How many passed and failed, on a line that other programs can read. */
function summarize(): void {
  const report = readReport(jestReport);
  const { numPassedTests: tests, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = report;
  if (tests === undefined) return;
  const { expected = 0, unexpected = 0, flaky = 0 } = readReport(journeyReport).stats ?? {};
  const seconds = Math.round((Date.now() - started) / 1000);
  const time = `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  const retried = flaky > 0 ? `, ${flaky} of them at a second try,` : '';
  const journeys = expected + flaky;
  console.log(`\n${tests} tests and ${journeys} journeys${retried} passed in ${time}`);
  const failed = numFailedTests + numRuntimeErrorTestSuites + unexpected;
  console.log(`Tests: ${tests + journeys} passed, ${failed} failed`);
}

const chosen = process.argv.slice(2);
const isJourney = (argument: string) => argument.startsWith('e2e/');
async function runChosen(): Promise<boolean> {
  if (chosen.length === 0) return runAll();
  if (!chosen.some(isJourney)) return run('npx', ['jest', ...chosen]);
  return (await startBuild()) && runJourneys(chosen);
}

void runChosen().then((hasPassed) => {
  summarize();
  rmSync(reports, { recursive: true });
  if (!hasPassed) process.exitCode = 1;
});
