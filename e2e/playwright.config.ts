import { defineConfig } from '@playwright/test';
import { findChromium } from './chromium';

const executablePath = findChromium();

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  /** Two browsers on a busy machine may lose a race once; the list then calls that journey flaky. */
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    trace: 'retain-on-failure',
    reducedMotion: 'no-preference',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
