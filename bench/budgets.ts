import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { firstOfEach, pathsIn } from '../e2e/support/sitemap';
import { openProduct } from './openProduct';
import { splitPath } from '../domain/language';
import { UNUSED_COMPONENTS } from '../scripts/webpack/withComputedColors';

/** Holds the built product to its byte budgets: brotli, 1 kB = 1,000 bytes. Exits 1 when one is broken. */
const dist = path.join(__dirname, '../dist');
const chunks = JSON.parse(readFileSync(path.join(dist, '.chunks.json'), 'utf8')) as Record<
  string,
  string[]
>;

const scriptsOf = (chunk: string): string[] => {
  const files = chunks[chunk];
  if (!files)
    throw new Error(`The build has no chunk named ${chunk}: ${Object.keys(chunks).join()}`);
  return files.filter((file) => file.endsWith('.js'));
};

const size = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + statSync(path.join(dist, `${file}.br`)).size, 0);

/** What a visit loads without input; `home-below` and `first-input` come later. */
const home = new Set([...scriptsOf('main'), ...scriptsOf('home')]);
const firstInput = scriptsOf('first-input');
const beyond = (known: Set<string>, ...chunks: string[]) =>
  size(new Set(chunks.flatMap(scriptsOf).filter((file) => !known.has(file))));
const beyondHome = (...chunks: string[]) => beyond(home, ...chunks);
const beyondInput = (...chunks: string[]) => beyond(new Set([...home, ...firstInput]), ...chunks);

/** What may never be in the first load, by a text that their code carries. */
const HEAVY = {
  Formik: /isFormikAction|FORMIK|Formik/,
  Yup: /__isYupSchema__/,
  'the table of admins': /MuiDataGrid/,
  notistack: /notistack/,
  'the state machines': /xstate\.init/,
};

const publicRoutes = [
  'directory',
  'listing',
  'resources',
  'all-resources',
  'resource',
  'events',
  'event',
  'result',
  'community',
  'mission',
  'themes',
  'partners',
  'team',
  'advisory-group',
  'directory-info',
  'contact',
  'not-found',
];

/** The state charts' page, and what lays them out: for whoever opens it, and in no other chunk. */
const CHARTS = ['statecharts', 'statecharts-page'];
const ONLY_THERE = {
  'the layout engine': /terminateWorker|elk-worker/,
  'the state charts’ page': /State chart of /,
};
/** For development alone, or left out of what is built. */
const NOWHERE = {
  'Stately’s inspector': /xstateinspector|statelyai/,
  'a colour that the theme leaves out': new RegExp(
    `\\bpalette\\.(${UNUSED_COMPONENTS.join('|')})\\b`,
  ),
};

const adminTables = ['reports', 'listings', 'moderation', 'members', 'audit'].map(
  (name) => `admin-${name}`,
);
const adminPages = ['admin-listing', 'admin-progress', 'admin-newsletter'];

type Row = [name: string, bytes: number, limit: number];

const scriptRows: Row[] = [
  ['first load of /: JavaScript', size(home), 150_000],
  ...publicRoutes.map((chunk): Row => [
    `${chunk}: beyond the first load`,
    beyondHome(chunk),
    35_000,
  ]),
  ['what the first input brings: beyond the first load', beyondHome('first-input'), 21_500],
  ['state charts and their layout engine: beyond the first input', beyondInput(...CHARTS), 432_000],
  ['auth modal: beyond the first input', beyondInput('auth-modal'), 75_000],
  ['Kiswahili for visitors: beyond the first load', beyondHome('translation', 'sw-site'), 45_000],
  ...adminTables.map((chunk): Row => [
    `${chunk} and its table: beyond the first load`,
    beyondHome('admin', chunk, 'admin-grid'),
    180_000,
  ]),
  ...adminPages.map((chunk): Row => [
    `${chunk}: beyond the first load`,
    beyondHome('admin', chunk),
    180_000,
  ]),
];

/** The pages of the demo as they are sent, two of each route. */
async function pageRows(): Promise<Row[]> {
  const product = await openProduct();
  const read = (address: string) =>
    fetch(product.url + address, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
  try {
    const paths = pathsIn(await (await read('/sitemap.xml')).text());
    const rows: Row[] = [];
    for (const address of firstOfEach(paths, 2)) {
      const answer = await read(address);
      const isRendered = (await answer.text()).includes('id="page-state"');
      if (!isRendered) throw new Error(`The server did not render ${address}`);
      // Kiswahili takes more letters; both fit into the first ten packets of a connection.
      const limit = splitPath(address).language === 'en' ? 14_000 : 14_600;
      rows.push([`${address}: HTML`, Number(answer.headers.get('content-length')), limit]);
    }
    return rows;
  } finally {
    await product.close();
  }
}

/** What lets pages open without a network comes after the first input, and again whenever the product was built anew. */
const workerRow: Row = ['worker for pages without a network', size(['sw.js']), 10_000];

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(3)} kB`.padStart(11);
const textOf = (file: string): string => file + readFileSync(path.join(dist, file), 'utf8');
const marked = (marks: Record<string, RegExp>, files: Iterable<string>, where: string): string[] =>
  Object.entries(marks)
    .filter(([, mark]) => [...files].some((file) => mark.test(textOf(file))))
    .map(([what]) => `${what} is in ${where}`);

const others = new Set(
  Object.keys(chunks)
    .filter((chunk) => ![...CHARTS, 'sw-charts'].includes(chunk))
    .flatMap(scriptsOf),
);
const every = new Set(Object.keys(chunks).flatMap(scriptsOf));

/** Files that hold the same code: whoever visits two pages would fetch it twice. */
function copies(files: Iterable<string>): string[] {
  const seen = new Map<string, string>();
  return [...files].flatMap((file) => {
    const code = readFileSync(path.join(dist, file), 'utf8').replace(/push\(\[\[\d+\],/, '');
    const first = seen.get(code);
    seen.set(code, first ?? file);
    return first === undefined ? [] : [`${file} holds the same code as ${first}`];
  });
}

const needless = [
  ...marked(HEAVY, home, 'the first load'),
  ...marked(ONLY_THERE, others, 'a chunk of another page'),
  ...marked(NOWHERE, every, 'what is built for production'),
  ...copies(every),
];

async function main(): Promise<void> {
  const rows = [...scriptRows, workerRow, ...(await pageRows())];
  for (const [name, bytes, limit] of rows) {
    const verdict = bytes <= limit ? 'ok' : 'TOO LARGE';
    console.log(`${kilobytes(bytes)} of ${kilobytes(limit)}  ${verdict.padEnd(9)}  ${name}`);
  }
  for (const what of needless) console.log(`TOO LARGE: ${what}`);
  const isBroken = needless.length > 0 || rows.some(([, bytes, limit]) => bytes > limit);
  if (isBroken) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
