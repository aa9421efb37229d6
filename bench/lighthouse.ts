import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { CHROMIUM_FLAGS, findChromium } from '../e2e/chromium';

/** Other hosts answer at once that they are not there. */
export const THIS_COMPUTER_ALONE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

/** What is read of a report. */
interface Report {
  runtimeError?: { message: string };
  categories: { performance: { score: number | null } };
  audits: Record<
    string,
    | {
        numericValue?: number;
        details?: { items?: { transferSize?: number; resourceType?: string }[] };
      }
    | undefined
  >;
}

export interface Visit {
  /** Of 100. */
  score: number;
  /** In milliseconds. */
  largestPaint: number;
  blocked: number;
  shift: number;
  /** Bytes that came, by the browser's name of their kind. */
  bytes: Record<string, number>;
}

const valueOf = ({ audits }: Report, name: string): number => audits[name]?.numericValue ?? NaN;

function toVisit(report: Report): Visit {
  const bytes: Record<string, number> = {};
  for (const item of report.audits['network-requests']?.details?.items ?? []) {
    const { resourceType = 'Other', transferSize = 0 } = item;
    bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize;
  }
  return {
    score: Math.round((report.categories.performance.score ?? 0) * 100),
    largestPaint: valueOf(report, 'largest-contentful-paint'),
    blocked: valueOf(report, 'total-blocking-time'),
    shift: valueOf(report, 'cumulative-layout-shift'),
    bytes,
  };
}

/**
 * Visits a page once with an emulated phone. `command` is Lighthouse's; a Node beside it runs it.
 * "simulate" computes what a slow network would do, "devtools" slows this one.
 */
export async function visit(
  command: string,
  url: string,
  throttling: 'simulate' | 'devtools',
): Promise<Visit> {
  const flags = [...CHROMIUM_FLAGS, '--headless', `"${THIS_COMPUTER_ALONE}"`];
  const child = spawn(
    command,
    [
      url,
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      `--throttling-method=${throttling}`,
      '--disable-full-page-screenshot',
      '--no-enable-error-reporting',
      `--chrome-flags=${flags.join(' ')}`,
    ],
    {
      env: {
        ...process.env,
        PATH: [path.dirname(command), process.env['PATH']].join(path.delimiter),
        CHROME_PATH: findChromium() ?? '',
        TZ: 'Africa/Nairobi',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const report = JSON.parse(await text(child.stdout)) as Report;
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return toVisit(report);
}
