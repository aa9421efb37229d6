import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 10_000;

/** Resolves once the check says so. Throws an Error where it does not within 10 s. */
export async function until(check: () => Promise<boolean> | boolean): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await check())) {
    if (performance.now() > end) throw new Error(`not within ${PATIENCE_MS / 1_000} s`);
    await sleep(20);
  }
}
