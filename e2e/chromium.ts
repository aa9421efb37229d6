import { existsSync } from 'node:fs';
import path from 'node:path';

/** The same engine without a window, where there is one, starts and draws with half the work. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const OUTSIDE_PATH = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Playwright's own list, which a second one replaces, and the pages that newer Chromiums prepare for
 * the address bar of every window: nobody types there, and they cost as much as the window.
 */
const DISABLED_FEATURES = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/** What a Chromium of journeys and measurements leaves out. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];

/** Path of a Chromium on this machine: `CHROMIUM`, or the first on PATH; null without one. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | null {
  const { CHROMIUM, PATH = '' } = environment;
  if (CHROMIUM) return existsSync(CHROMIUM) ? CHROMIUM : null;
  const folders = PATH.split(path.delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...OUTSIDE_PATH].find((file) => existsSync(file)) ?? null;
}
