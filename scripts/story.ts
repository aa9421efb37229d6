import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { readStory, storyFileName } from '../domain/story';
import { journeyOf, WRITTEN } from '../src/screens/statecharts/stories/journeyOf';

/**
 * `npm run story -- FILE` writes the journey of a recorded story, into `e2e` or the file that `--out` names. A
 * journey that somebody wrote stays.
 */
const root = path.join(__dirname, '..');

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string' } },
  });
  const [file] = positionals;
  if (file === undefined || !existsSync(file)) throw new Error('Which file has the story?');
  const read = readStory(readFileSync(file, 'utf8'));
  if ('fault' in read) throw new Error(`${file} cannot be read as a story: ${read.fault}`);
  const out = values.out ?? path.join(root, 'e2e', `${storyFileName(read.story.name)}.journey.ts`);
  const shown = (name: string) => path.relative(root, path.resolve(name)).replaceAll('\\', '/');
  if (existsSync(out) && !readFileSync(out, 'utf8').includes(WRITTEN))
    throw new Error(`${shown(out)} is no journey of a story. Name another file with --out.`);
  const text = journeyOf(read.story, [shown(file), ...(values.out ? ['--out', shown(out)] : [])]);
  writeFileSync(out, await format(text, { ...(await resolveConfig(out)), filepath: out }));
  console.log(shown(out));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
