import { loadavg } from 'node:os';

/** Prints how busy the computer was in the last 1, 5 and 15 minutes: measured times depend on it. */
export function showLoad(): void {
  const loads = loadavg().map((one) => one.toFixed(2));
  console.log(`load of this computer: ${loads.join(' ')}`);
}
