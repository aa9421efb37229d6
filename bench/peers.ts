import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../e2e/chromium';
import { firstOfEach, pathsIn } from '../e2e/support/sitemap';
import { THIS_COMPUTER_ALONE, visit, type Visit } from './lighthouse';
import { median } from './median';
import { openProduct } from './openProduct';
import { servePeer } from './servePeer';
import { showLoad } from './showLoad';

/**
 * Measures public pages of the built product, and beside them the start pages of other built single-page
 * apps, each as on a phone that comes for the first time. Every round visits all of them once.
 *   LIGHTHOUSE=/path/to/.bin/lighthouse npx tsx bench/peers.ts name=folder …
 *     [--runs 5] [--only scores,loads,slow] [--pages /,/events] [--dist folder of another build]
 * Lighthouse 13 needs Node 24: `npm i node@24 lighthouse@13` in a folder of its own has both.
 */
const SLOW_2G = { latency: 2_000, downloadThroughput: 50_000 / 8, uploadThroughput: 50_000 / 8 };
const LONGEST = 120_000;

const MEASURES = ['scores', 'loads', 'slow'] as const;

interface Subject {
  name: string;
  url: string;
  isPeer: boolean;
  /** With a computed network. */
  scores: Visit[];
  /** With a network that is slowed down. */
  loads: Visit[];
  /** Milliseconds until something is painted on slow 2G. */
  slow: number[];
}

async function firstPaintOnSlow2g(url: string): Promise<number> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...CHROMIUM_FLAGS, THIS_COMPUTER_ALONE],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_2G });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(url, { waitUntil: 'commit', timeout: LONGEST });
    const paint = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      undefined,
      { timeout: LONGEST, polling: 100 },
    );
    return (await paint.jsonValue()) ?? NaN;
  } finally {
    await browser.close();
  }
}

/** `/`, the directory, and the first listing, event and resource. */
async function pagesOf(url: string): Promise<string[]> {
  const paths = pathsIn(await (await fetch(`${url}/sitemap.xml`)).text());
  const records = paths.filter((path) =>
    /^\/(?:kijani-directory|events|resource)\/(?!info$)/.test(path),
  );
  return ['/', '/kijani-directory', ...firstOfEach(records, 1)];
}

const KINDS = { Document: 'HTML', Script: 'scripts', Font: 'fonts', Image: 'pictures' } as const;

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const ratio = (value: number, other: number): string =>
  value === other ? '1.00' : (value / other).toFixed(2);

/** A peer is compared with nothing. */
function rowOf(subject: Subject, fastest: number, lightest: number): Record<string, string> {
  const { name, isPeer, scores, loads, slow } = subject;
  const bytes = loads[0]?.bytes ?? {};
  const of = (visits: Visit[], key: 'score' | 'largestPaint' | 'blocked' | 'shift') =>
    median(visits.map((one) => one[key]));
  const paint = of(loads, 'largestPaint');
  const blocked = of(loads, 'blocked');
  const shift = Math.max(...[...scores, ...loads].map((one) => one.shift));
  return {
    page: name,
    ...(scores.length > 0 && { score: String(of(scores, 'score')) }),
    ...(scores.length + loads.length > 0 && { shift: shift.toFixed(3) }),
    ...(loads.length > 0 && {
      'largest paint, ms': paint.toFixed(0),
      '/ fastest peer': isPeer ? '' : ratio(paint, fastest),
      'blocked, ms': blocked.toFixed(0),
      '/ lightest peer': isPeer ? '' : ratio(blocked, lightest),
      ...Object.fromEntries(
        Object.entries(KINDS).map(([kind, title]) => [`${title}, kB`, kilobytes(bytes[kind] ?? 0)]),
      ),
      'all, kB': kilobytes(Object.values(bytes).reduce((sum, one) => sum + one, 0)),
    }),
    ...(slow.length > 0 && { 'first paint on slow 2G, ms': median(slow).toFixed(0) }),
  };
}

function print(subjects: Subject[]): void {
  const peers = subjects.filter(({ isPeer }) => isPeer);
  const least = (key: 'largestPaint' | 'blocked') =>
    Math.min(...peers.map(({ loads }) => median(loads.map((one) => one[key]))));
  const rows = subjects.map((subject) => rowOf(subject, least('largestPaint'), least('blocked')));
  const titles = Object.keys(rows[0] ?? {});
  for (const row of [Object.fromEntries(titles.map((title) => [title, title])), ...rows]) {
    const cells = titles.map((title) => {
      const width = Math.max(
        ...[title, ...rows.map((one) => one[title] ?? '')].map(({ length }) => length),
      );
      return (row[title] ?? '').padEnd(width);
    });
    console.log(`| ${cells.join(' | ')} |`);
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: MEASURES.join() },
      pages: { type: 'string' },
      dist: { type: 'string' },
    },
  });
  const lighthouse = process.env['LIGHTHOUSE'];
  if (lighthouse === undefined) throw new Error('LIGHTHOUSE has to name its command');
  const only = values.only.split(',');
  const product = await openProduct(values.dist);
  const peers = await Promise.all(
    positionals.map(async (argument) => {
      const [name = '', folder = ''] = argument.split('=');
      return { name, isPeer: true, ...(await servePeer(folder)) };
    }),
  );
  const pages = values.pages?.split(',') ?? (await pagesOf(product.url));
  const own = pages.map((path) => ({ name: path, isPeer: false, url: product.url + path }));
  const subjects = [...own, ...peers].map(({ name, url, isPeer }): Subject => ({
    name,
    url,
    isPeer,
    scores: [],
    loads: [],
    slow: [],
  }));
  for (const { url } of subjects) {
    const answer = await fetch(url, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    await answer.text();
  }
  showLoad();
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const subject of subjects) {
      if (only.includes('scores'))
        subject.scores.push(await visit(lighthouse, subject.url, 'simulate'));
      if (only.includes('loads'))
        subject.loads.push(await visit(lighthouse, subject.url, 'devtools'));
      // Nothing varies there: the network is slower than anything else.
      if (only.includes('slow') && run === 0)
        subject.slow.push(await firstPaintOnSlow2g(subject.url));
    }
  }
  showLoad();
  print(subjects);
  for (const peer of peers) peer.close();
  await product.close();
}

main().catch((error: unknown) => {
  console.error(error);
  // Servers and browser would go on.
  process.exit(1);
});
