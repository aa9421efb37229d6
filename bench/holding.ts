import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds between two looks. */
const RESOLUTION = 1;

/** For how long at most nothing else ran. */
export interface Held {
  ms: number;
  /** Of the processor; less than `ms` where other programs want it too. 0 where the system does not say. */
  cpuMs: number;
}

/** Milliseconds that the main thread has had of the processor, which only Linux says. */
function cpuOfThread(): number {
  try {
    const [nanoseconds = 0] = readFileSync('/proc/self/schedstat', 'utf8').split(' ').map(Number);
    return nanoseconds / 1e6;
  } catch {
    return 0;
  }
}

/** Does the work, with the longest turn of the event loop meanwhile. */
export async function holding<T>(work: () => Promise<T>): Promise<[done: T, held: Held]> {
  const held: Held = { ms: 0, cpuMs: 0 };
  let last = { at: performance.now(), cpu: cpuOfThread() };
  const look = () => {
    const now = { at: performance.now(), cpu: cpuOfThread() };
    held.ms = Math.max(held.ms, now.at - last.at - RESOLUTION);
    held.cpuMs = Math.max(held.cpuMs, now.cpu - last.cpu);
    last = now;
  };
  const timer = setInterval(look, RESOLUTION);
  try {
    const done = await work();
    // What held the loop at the end is seen once the next timer has run.
    await delay(20);
    return [done, held];
  } finally {
    clearInterval(timer);
  }
}
