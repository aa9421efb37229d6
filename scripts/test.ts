import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '../e2e/chromium';
import { jestWithProofs } from './proofs';

/**
 * `npm test`: Jest, with the proofs of the machines and their page, then the browser journeys against the
 * built product where a Chromium is found.
 */
const run = (command: string, args: string[]): void => {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
};

const chosen = process.argv.slice(2);
if (chosen.length > 0) run('npx', ['jest', ...chosen]);
else {
  const faults = jestWithProofs([], 'compare');
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exit(1);
}

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
