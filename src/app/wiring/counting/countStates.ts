import type { InspectionEvent } from 'xstate';
import type { StateCountsPayload } from '../../../../domain/contract/stateCounts';
import type { SeenActor } from '../projection';
import { createStateCounter } from './stateCounter';

const BETWEEN_BATCHES = 5 * 60_000;

/** An inspection, and when it came. */
export type Timed = readonly [at: number, seen: InspectionEvent];

export interface CountingOptions {
  /** Machines that ran before. */
  running: readonly SeenActor[];
  early: readonly Timed[];
  apiHost: string;
}

/** Nothing of the reader goes along: no token, no cookie, and not the address of the page. */
const send = (apiHost: string, payload: StateCountsPayload): Promise<unknown> =>
  fetch(`${apiHost}/mainapp/state-counts/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(payload),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  });

/** Counts until it is stopped, and sends the sums from time to time and when the page goes out of sight. */
export function countStates({ running, early, apiHost }: CountingOptions) {
  const counter = createStateCounter();
  let isStopped = false;

  function flush() {
    const counts = counter.take();
    if (counts.length === 0) return;
    send(apiHost, { counts }).catch(() => {
      if (!isStopped) counter.putBack(counts);
    });
  }
  function look() {
    const isAway = document.visibilityState === 'hidden';
    counter.setAway(isAway);
    if (isAway) flush();
  }
  function leave() {
    counter.setAway(true);
    flush();
  }

  for (const actor of running) counter.meet(actor);
  for (const [at, seen] of early) counter.see(seen, at);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', look);
  const timer = setInterval(flush, BETWEEN_BATCHES);
  look();

  return {
    see: counter.see,
    /** What was not sent is forgotten. */
    stop() {
      isStopped = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', look);
    },
  };
}
