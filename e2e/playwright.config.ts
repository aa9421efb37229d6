import { defineConfig } from '@playwright/test';
import { findChromium } from './chromium';

const executablePath = findChromium();

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

/** A journey whose subject is the same on every screen runs on one: where its people most often are. */
const PHONE = /@phone/;
const DESKTOP = /@desktop/;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: '../test-results',
  globalSetup: './globalSetup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  /** A shared machine may lose a race once; the list then calls that journey flaky. */
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    /** A trace of every journey is slow; `--trace retain-on-failure` asks for it. */
    screenshot: 'only-on-failure',
    /** What moves by itself moves in the journeys about it, and nowhere else has to be waited for. */
    reducedMotion: 'reduce',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${DISABLED_FEATURES.join(',')}`,
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: DESKTOP,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
    },
    { name: 'desktop', grepInvert: PHONE, use: { viewport: { width: 1280, height: 800 } } },
  ],
});
