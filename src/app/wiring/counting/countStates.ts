import type { InspectionEvent } from 'xstate';
import type { StateCountsPayload } from '../../../../domain/contract/stateCounts';
import { moved, watches } from '../projection';
import { createStateCounter } from './stateCounter';

const BETWEEN_BATCHES = 5 * 60_000;

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

/**
 * Counts what the machines do, and sends the sums from time to time and when the page goes out of sight. The function that is
 * returned ends it; what was not sent is then forgotten.
 */
export function countStates(apiHost: string): () => void {
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
  const see = (seen: InspectionEvent) => counter.see(seen, performance.now());

  for (const actor of moved.values()) counter.meet(actor);
  watches.add(see);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', look);
  const timer = setInterval(flush, BETWEEN_BATCHES);
  look();

  return () => {
    isStopped = true;
    watches.delete(see);
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', look);
  };
}
