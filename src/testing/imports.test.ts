/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.join(__dirname, '../..');
const FOLDERS = ['bench', 'docs', 'domain', 'e2e', 'public', 'scripts', 'server', 'src'];
const paths = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((entry) =>
    path.join(folder, entry),
  ),
);
const sources = new Set(paths.filter((file) => /\.tsx?$/.test(file)));

/** The repository's files that a file imports: values, types and what is loaded later. */
const importsOf = (file: string): string[] =>
  ts
    .preProcessFile(readFileSync(path.join(root, file), 'utf8'))
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => path.join(path.dirname(file), fileName))
    .flatMap((target) => [target, `${target}.ts`, `${target}.tsx`])
    .filter((target) => sources.has(target));

test('no two paths of the repository differ only in case', () => {
  const lower = paths.map((each) => each.toLowerCase()).sort();
  expect(lower.filter((each, index) => each === lower[index + 1])).toEqual([]);
});

test('no imports form a circle, including imports of types', () => {
  const edges = [...sources].flatMap((from) => importsOf(from).map((to) => ({ from, to })));
  let left = edges;
  let size = Infinity;
  // What nothing leads to, or what leads nowhere, is in no circle.
  while (left.length < size) {
    size = left.length;
    const from = new Set(left.map((edge) => edge.from));
    const to = new Set(left.map((edge) => edge.to));
    left = left.filter((edge) => from.has(edge.to) && to.has(edge.from));
  }
  expect(edges.length).toBeGreaterThan(1000);
  expect(left).toEqual([]);
});
