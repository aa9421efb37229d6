import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { FOLDER as PICTURES_FOLDER, pictureNames } from './gallery/pictureFolder';
import { chartNamesModule } from '../src/machines/chart/chartNames';
import { chartFiles } from '../src/machines/chart/document';
import { outlineOf } from '../src/machines/chart/outline';
import { pictureProblems } from '../src/screens/statecharts/pictures/statePictures';
import { readChart } from '../src/machines/chart/readChart';
import { changesReport, type Charts } from '../src/screens/statecharts/changes/changesReport';
import { findMachines, findPageMachines } from '../src/machines/testing/findMachines';

const root = path.join(__dirname, '..');
const FOLDER = 'docs/machines';
const folder = path.join(root, FOLDER);
/** Written by `npm run prove`. */
const PROOFS = 'PROOFS.md';
/** Taken by `npm run gallery`. */
const PICTURES = path.basename(PICTURES_FOLDER);
const NAMES = 'domain/stateCounts/chartNames.ts';

function read(file: string): string | undefined {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    return undefined;
  }
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

function chartsOf(definitions: [name: string, text: string][]): Charts {
  return new Map(
    definitions.map(([name, text]) => {
      const read = readChart(text);
      if (!read.isGood) throw new Error(`${name} is no machine (${read.problem}): ${read.reason}`);
      return [name, read.root];
    }),
  );
}

/** What a commit's definitions and those of the working tree differ in. */
function changesSince(commit: string): string {
  const id = git('rev-parse', '--verify', '--end-of-options', `${commit}^{commit}`).trim();
  const names = git('ls-tree', '--name-only', id, `${FOLDER}/`)
    .split('\n')
    .filter((name) => name.endsWith('.json'));
  const before = names.map((name): [string, string] => [
    path.basename(name, '.json'),
    git('show', `${id}:${name}`),
  ]);
  const after = findMachines().map((machine): [string, string] => [
    machine.id,
    JSON.stringify(machine.config),
  ]);
  return changesReport(chartsOf(before), chartsOf(after));
}

/** `--diff COMMIT` prints what has changed since, and writes it to the file that `--out FILE` names. */
function showChanges(commit: string, out: string | undefined): void {
  const report = changesSince(commit);
  process.stdout.write(report);
  if (out !== undefined) writeFileSync(out, report);
}

function main(): void {
  const { values } = parseArgs({
    options: {
      check: { type: 'boolean', default: false },
      diff: { type: 'string' },
      out: { type: 'string' },
    },
  });
  if (values.diff === undefined) updateCharts(values.check);
  else showChanges(values.diff, values.out);
}

function updateCharts(isCheck: boolean): void {
  const files = new Map([[NAMES, chartNamesModule(findPageMachines())]]);
  for (const [name, content] of chartFiles(findMachines())) files.set(`${FOLDER}/${name}`, content);
  mkdirSync(folder, { recursive: true });
  const left = readdirSync(folder)
    .filter((name) => ![PROOFS, PICTURES].includes(name))
    .map((name) => `${FOLDER}/${name}`)
    .filter((file) => !files.has(file));
  const outdated = [...files].filter(([file, content]) => read(file) !== content);
  if (isCheck) {
    const names = [...outdated.map(([file]) => file), ...left];
    for (const name of names) console.error(`${name} is out of date: npm run charts`);
    const problems = pictureProblems(findMachines().map(outlineOf), new Set(pictureNames()));
    for (const problem of problems) console.error(`${problem}: npm run gallery`);
    process.exitCode = names.length + problems.length > 0 ? 1 : 0;
    return;
  }
  for (const file of left) rmSync(path.join(root, file));
  for (const [file, content] of outdated) {
    writeFileSync(path.join(root, file), content);
    console.log(file);
  }
}

main();
