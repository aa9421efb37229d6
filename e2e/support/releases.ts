import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const root = path.join(__dirname, '../..');
const dist = path.join(root, 'dist');
const results = path.join(root, 'test-results');

export interface Release {
  /** As `npm run build` leaves it. */
  folder: string;
  /** The script of the page that the two releases do not share, in the built release and in this one. */
  changed: { before: string; after: string };
  remove(): void;
}

/** Gives a script another text, so another name, which every file that names it then names. */
function replaceScript(folder: string, before: string, text: string, digit: string): string {
  const after = before.replace(/[0-9a-f](?=\.js$)/, digit);
  const file = path.join(folder, 'assets', before);
  const next = path.join(folder, 'assets', after);
  writeFileSync(next, text);
  writeFileSync(`${next}.br`, brotliCompressSync(text));
  for (const end of ['', '.br', '.gz']) rmSync(`${file}${end}`);
  return after;
}

/** The other digit of a hash. */
const otherDigit = (name: string): string => (name.endsWith('0.js') ? '1' : '0');

/** A copy of the built product in which one page's script differs, and with it the one that lists them all. */
export function createNextRelease(page: string): Release {
  // Within the folder of the packages that the server needs.
  mkdirSync(results, { recursive: true });
  const folder = mkdtempSync(path.join(results, 'release-'));
  cpSync(dist, folder, { recursive: true });
  const chunks = JSON.parse(readFileSync(path.join(folder, '.chunks.json'), 'utf8')) as Record<
    string,
    string[]
  >;
  const scriptsOf = (group: string) =>
    (chunks[group] ?? []).filter((name) => name.endsWith('.js')).map((name) => path.basename(name));
  const first = new Set(scriptsOf('main'));
  const before = scriptsOf(page).find((name) => !first.has(name)) ?? '';
  const runtime = scriptsOf('main').find((name) => name.startsWith('runtime.')) ?? '';
  const textOf = (name: string) => readFileSync(path.join(folder, 'assets', name), 'utf8');

  const after = replaceScript(
    folder,
    before,
    `${textOf(before)}\n;void 'changed';`,
    otherDigit(before),
  );
  const [hashBefore = '', hashAfter = ''] = [before, after].map((name) => name.split('.')[1]);
  const list = textOf(runtime).replaceAll(hashBefore, hashAfter);
  const runtimeAfter = replaceScript(folder, runtime, list, otherDigit(runtime));
  for (const name of ['.assets.json', '.chunks.json', 'index.html', 'sw.js']) {
    const file = path.join(folder, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(before, after).replaceAll(runtime, runtimeAfter));
  }
  return {
    folder,
    changed: { before, after },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
