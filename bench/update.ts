import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * What a browser that has one build loads again for another: all files that changed, compressed, even those of
 * pages that the reader never opens. `npx tsx bench/update.ts OLD NEW`, both folders as `npm run build` leaves them.
 */
const [old, next] = process.argv.slice(2);
if (old === undefined || next === undefined) throw new Error('name two built folders');

/** The page itself is rendered by the server; names with a dot are of the server and of the budgets. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      !/(^|\/)\.|\.(br|gz)$|^index\.html$/.test(name) && statSync(path.join(folder, name)).isFile(),
  );

const isSame = (name: string): boolean =>
  existsSync(path.join(old, name)) &&
  readFileSync(path.join(old, name)).equals(readFileSync(path.join(next, name)));

const sizeOf = (name: string): number => {
  const compressed = path.join(next, `${name}.br`);
  return statSync(existsSync(compressed) ? compressed : path.join(next, name)).size;
};

const changed = filesOf(next).filter((name) => !isSame(name));
for (const name of changed) console.log(`${String(sizeOf(name)).padStart(8)}  ${name}`);
const sum = changed.reduce((total, name) => total + sizeOf(name), 0);
console.log(`${(sum / 1000).toFixed(1)} kB in ${changed.length} files`);
