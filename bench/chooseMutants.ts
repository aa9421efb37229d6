import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { findMutations, type Mutation } from './mutations';
import { openCompiler, type Compiler } from './openCompiler';

export interface Mutant extends Mutation {
  area: string;
  file: string;
  line: number;
  /** The whole file with the change. */
  text: string;
}

const AREAS: Record<string, string[]> = {
  domain: ['domain'],
  server: ['server'],
  machines: ['src/machines', 'src/actors'],
  screens: ['src/screens', 'src/app', 'src/entities', 'src/ui', 'src/api', 'src/store'],
};

/** Tests and what they use, seed data, migrations, the development server, pictures. */
const NO_PRODUCT =
  /\.(test|d)\.tsx?$|\/(testing|test|seed|migrations|illustrations)\/|\/(dev|icons)\.tsx?$/;

const productFiles = (root: string, folders: string[]): string[] =>
  execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !NO_PRODUCT.test(file));

const shuffled = <T>(list: T[], seed: number): T[] =>
  fc.sample(fc.shuffledSubarray(list, { minLength: list.length }), { seed, numRuns: 1 })[0] ?? [];

/** The mutants of a file that compile: the others never come as far as a test. */
function* mutantsOf(
  area: string,
  file: string,
  seed: number,
  compiler: Compiler,
): Generator<Mutant, void> {
  const { source, checker } = compiler.sourceOf(file);
  for (const mutation of shuffled(findMutations(source, checker), seed)) {
    const { start, end, after } = mutation;
    const text = source.text.slice(0, start) + after + source.text.slice(end);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    if (compiler.accepts(file, text)) yield { ...mutation, area, file, line, text };
  }
}

/** One of each file in turn, and a second one only when every file has given one. */
function takeInTurn(sources: Iterator<Mutant, void>[], count: number): Mutant[] {
  const taken: Mutant[] = [];
  let left = sources;
  while (left.length > 0 && taken.length < count) {
    const still: Iterator<Mutant, void>[] = [];
    for (const source of left) {
      if (taken.length === count) break;
      const step = source.next();
      if (step.done) continue;
      taken.push(step.value);
      still.push(source);
    }
    left = still;
  }
  return taken;
}

/** `count` mutants, as many of each area; the same ones for the same seed and the same code. */
export function chooseMutants(root: string, seed: number, count: number): Mutant[] {
  const compiler = openCompiler(root);
  const areas = Object.entries(AREAS);
  return areas.flatMap(([area, folders], index) => {
    const files = shuffled(productFiles(root, folders), seed);
    const sources = files.map((file) => mutantsOf(area, file, seed, compiler));
    return takeInTurn(sources, Math.floor((count + areas.length - 1 - index) / areas.length));
  });
}
