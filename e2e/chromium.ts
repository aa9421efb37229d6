import { existsSync } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const OUTSIDE_PATH = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Path of a Chromium on this machine: `CHROMIUM`, or the first on PATH; null without one. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | null {
  const { CHROMIUM, PATH = '' } = environment;
  if (CHROMIUM) return existsSync(CHROMIUM) ? CHROMIUM : null;
  const onPath = PATH.split(path.delimiter).flatMap((folder) =>
    NAMES.map((name) => path.join(folder, name)),
  );
  return [...onPath, ...OUTSIDE_PATH].find((file) => existsSync(file)) ?? null;
}
