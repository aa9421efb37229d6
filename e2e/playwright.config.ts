import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './chromium';

const executablePath = findChromium();

/** A journey whose subject is the same on every screen runs on one: where its people most often are. */
const PHONE = /@phone/;
const DESKTOP = /@desktop/;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: '../test-results',
  globalSetup: './globalSetup.ts',
  fullyParallel: true,
  /** A journey waits for a while of its time: three fill two processors. */
  workers: 3,
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
    /** A new window costs more than emptying the old one of cookies, storage, cache, scripts and routes. */
    reuseContext: true,
    /** The worker would answer what a journey wants to answer itself; those about it have contexts of their own. */
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [...CHROMIUM_FLAGS],
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
