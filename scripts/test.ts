import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '../e2e/chromium';

/** `npm test`: Jest, then the browser journeys against the built product where a Chromium is found. */
const run = (command: string, args: string[]): void => {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
};

run('npx', ['jest', ...process.argv.slice(2)]);

const chromium = findChromium();
if (chromium === null) {
  const message = 'Browser journeys not run: no Chromium found (set CHROMIUM to its path).';
  if (process.env['E2E'] === 'required') {
    console.error(message);
    process.exit(1);
  }
  console.log(message);
} else {
  if (!existsSync('dist/index.html') || process.env['CI']) run('npm', ['run', 'build']);
  run('npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts']);
}
