import type {
  Page,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
} from '@playwright/test';
import { declineCookies, test } from '../support/test';
import { CELLS, cellTitle, type FaultName, type ScreenName } from './cells';
import type { FaultProxy } from './faultProxy';

type Arguments = PlaywrightTestArgs &
  PlaywrightTestOptions &
  PlaywrightWorkerArgs & {
    faultProxy: FaultProxy;
    settle: (page: Page) => Promise<void>;
    slowDown: () => Promise<void>;
  };

/** The browser reaches the product through the proxy; nothing is spoilt when a test begins. */
export function throughProxy(expectedComplaints: RegExp[] = []): void {
  test.use({
    baseURL: ({ faultProxy }, provide) => provide(faultProxy.url),
    expectedComplaints: [
      [
        /^Failed to load resource: net::/,
        // Lists that do not come are logged as well (specification 8).
        /^Failed to fetch /,
        ...expectedComplaints,
      ],
      { scope: 'test' },
    ],
  });
  test.beforeEach(async ({ page, faultProxy }) => {
    faultProxy.mend();
    await declineCookies(page);
  });
}

/** The test of one cell of the matrix, named after it. One that is known to fail must fail. */
export function cell(
  fault: FaultName,
  screen: ScreenName,
  body: (fixtures: Arguments) => Promise<void>,
): void {
  const known = CELLS[fault][screen];
  const title = cellTitle(fault, screen);
  if ('notApplicable' in known) throw new Error(`${title} does not apply`);
  const define = known.fails === undefined ? test : test.fail;
  define(title, { tag: '@phone' }, body);
}
