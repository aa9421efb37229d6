import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import compressWithDictionary from '../server/releases/compressWithDictionary';
import { isScript, withoutHash } from '../server/releases/fileName';

/**
 * What a browser that has one build loads again for another: all files that changed, even those of pages that the
 * reader never opens; compressed, and in a browser that decodes a script with the version that it has (ADR 61).
 * `npx tsx bench/update.ts OLD NEW`, both folders as `npm run build` leaves them.
 */
const [old = '', next = ''] = process.argv.slice(2);
if (!old || !next) throw new Error('name two built folders');

/** The page itself is rendered by the server, whose files are no page's; names with a dot are of server and budgets. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      !/(^|\/)\.|\.(br|gz)$|^(index\.html|server\.js|kijani\.js)$/.test(name) &&
      statSync(path.join(folder, name)).isFile(),
  );

const oldFiles = filesOf(old);

const isSame = (name: string): boolean =>
  existsSync(path.join(old, name)) &&
  readFileSync(path.join(old, name)).equals(readFileSync(path.join(next, name)));

const sizeOf = (name: string): number => {
  const compressed = path.join(next, `${name}.br`);
  return statSync(existsSync(compressed) ? compressed : path.join(next, name)).size;
};

/** As the server does it: a script against its earlier version, where that makes it smaller. */
async function sizeOfDifference(name: string): Promise<number> {
  const known = withoutHash(path.basename(name));
  const earlier = oldFiles.find((each) => withoutHash(path.basename(each)) === known);
  if (known === null || earlier === undefined || !isScript(name)) return sizeOf(name);
  const read = (folder: string, file: string) => readFileSync(path.join(folder, file));
  const task = { content: read(next, name), dictionary: read(old, earlier) };
  return Math.min(sizeOf(name), (await compressWithDictionary(task)).length);
}

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

async function main(): Promise<void> {
  const changed = filesOf(next).filter((name) => !isSame(name));
  let [whole, different] = [0, 0];
  console.log('  whole  differs');
  for (const name of changed) {
    const [size, difference] = [sizeOf(name), await sizeOfDifference(name)];
    whole += size;
    different += difference;
    console.log(`${String(size).padStart(7)}  ${String(difference).padStart(7)}  ${name}`);
  }
  console.log(
    `${inKilobytes(whole)} in ${changed.length} files; ${inKilobytes(different)} in a browser with dictionaries`,
  );
}

void main();
