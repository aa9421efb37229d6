import path from 'node:path';
import { parseArgs } from 'node:util';
import { readJestReport, type JestReport, type JestSuite } from './jestReport';

/**
 * Where the time of the tests goes, from what Jest wrote: by area and for the slowest suites.
 *   npx jest --json --outputFile=now.json
 *   npx tsx bench/testTimes.ts now.json [--against earlier.json]
 * Of the time of a suite, "before" is what passes until its first test begins (the set-up of the
 * environment, transforms, imports, beforeAll), "tests" its tests with their beforeEach and afterEach,
 * and "other" what is between and after them. Jest counts the start of the environment (of jsdom, say)
 * to no suite.
 */
const SLOWEST = 25;

interface Times {
  suites: number;
  tests: number;
  total: number;
  before: number;
  inTests: number;
}

interface Suite extends Times {
  /** Its path from the folder of the checkout. */
  file: string;
}

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

const totalOf = (all: Times[]): Times => ({
  suites: sum(all.map(({ suites }) => suites)),
  tests: sum(all.map(({ tests }) => tests)),
  total: sum(all.map(({ total }) => total)),
  before: sum(all.map(({ before }) => before)),
  inTests: sum(all.map(({ inTests }) => inTests)),
});

function timesOf({ startTime, endTime, assertionResults }: JestSuite): Times {
  const starts = assertionResults.flatMap(({ startAt }) => startAt ?? []);
  return {
    suites: 1,
    tests: assertionResults.length,
    total: endTime - startTime,
    before: starts.length > 0 ? Math.min(...starts) - startTime : 0,
    inTests: sum(assertionResults.map(({ duration }) => duration ?? 0)),
  };
}

/** The report may come from another checkout, whose folder is what all names begin with. */
function rootOf(names: string[]): string {
  const own = path.join(__dirname, '..');
  let root = names.every((name) => name.startsWith(own + path.sep)) ? own : (names[0] ?? '');
  while (!names.every((name) => name.startsWith(root + path.sep))) root = path.dirname(root);
  return root;
}

/** What did not run at all is no part of the times. */
function suitesOf({ testResults }: JestReport): Suite[] {
  const ran = testResults.filter(({ status }) => status !== 'skipped');
  const root = rootOf(ran.map(({ name }) => name));
  return ran.map((suite) => ({ ...timesOf(suite), file: path.relative(root, suite.name) }));
}

/** The first two folders. */
const areaOf = ({ file }: Suite): string =>
  path.dirname(file).split(path.sep).slice(0, 2).join('/');

function byArea(suites: Suite[]): Map<string, Times> {
  const areas = [...new Set(suites.map(areaOf))].sort();
  return new Map(
    areas.map((area) => [area, totalOf(suites.filter((suite) => areaOf(suite) === area))]),
  );
}

const seconds = (time: number): string => (time / 1000).toFixed(1);

const COLUMNS: [name: string, of: (times: Times) => string][] = [
  ['suites', ({ suites }) => String(suites)],
  ['tests', ({ tests }) => String(tests)],
  ['seconds', ({ total }) => seconds(total)],
  ['before', ({ before }) => seconds(before)],
  ['in tests', ({ inTests }) => seconds(inTests)],
  ['other', ({ total, before, inTests }) => seconds(total - before - inTests)],
];

/** Aligned columns; numbers to the right, names at the end of the line. */
function print(title: string, rows: [cells: string[], name: string][], head: string[]): void {
  const widths = head.map((cell, column) =>
    Math.max(cell.length, ...rows.map(([cells]) => cells[column]?.length ?? 0)),
  );
  const line = (cells: string[], name: string) =>
    [...cells.map((cell, column) => cell.padStart(widths[column] ?? 0)), name].join('  ');
  console.log(`\n${line(head, title)}`);
  for (const [cells, name] of rows) console.log(line(cells, name));
}

const cellsOf = (times: Times): string[] => COLUMNS.map(([, of]) => of(times));
const HEAD = COLUMNS.map(([name]) => name);

const wallTime = ({ startTime, testResults }: JestReport): string =>
  seconds(Math.max(...testResults.map(({ endTime }) => endTime)) - startTime);

function printOne(report: JestReport): void {
  const suites = suitesOf(report);
  const { tests } = totalOf(suites);
  console.log(`${suites.length} suites, ${tests} tests, ${wallTime(report)} s`);
  const areas = [...byArea(suites)].map(([area, times]): [string[], string] => [
    cellsOf(times),
    area,
  ]);
  print('area', [...areas, [cellsOf(totalOf(suites)), 'all']], HEAD);
  const slowest = suites.sort((a, b) => b.total - a.total).slice(0, SLOWEST);
  print(
    `the ${slowest.length} slowest`,
    slowest.map((suite) => [cellsOf(suite).slice(1), suite.file]),
    HEAD.slice(1),
  );
}

const NONE = totalOf([]);

function printAgainst(earlier: JestReport, now: JestReport): void {
  const [old, fresh] = [suitesOf(earlier), suitesOf(now)];
  console.log(`${wallTime(earlier)} s → ${wallTime(now)} s`);
  const [before, after] = [byArea(old), byArea(fresh)];
  const change = (one: Times, other: Times) =>
    COLUMNS.map(([, of]) => (of(one) === of(other) ? of(one) : `${of(one)} → ${of(other)}`));
  const areas = [...new Set([...before.keys(), ...after.keys()])].sort();
  const rows = areas.map((area): [string[], string] => [
    change(before.get(area) ?? NONE, after.get(area) ?? NONE),
    area,
  ]);
  print('area', [...rows, [change(totalOf(old), totalOf(fresh)), 'all']], HEAD);
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { against: { type: 'string' } },
  });
  const [file] = positionals;
  if (file === undefined) throw new Error('Name the file that jest --json wrote.');
  const report = readJestReport(file);
  if (values.against === undefined) printOne(report);
  else printAgainst(readJestReport(values.against), report);
}

main();
