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

/** Path of a Chromium on this machine: `CHROMIUM`, or the first on PATH; null without one. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | null {
  const { CHROMIUM, PATH = '' } = environment;
  if (CHROMIUM) return existsSync(CHROMIUM) ? CHROMIUM : null;
  const folders = PATH.split(path.delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...OUTSIDE_PATH].find((file) => existsSync(file)) ?? null;
}
