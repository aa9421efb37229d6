import type { AnalyticsSurroundings } from './analytics';
import { addHotjar, removeHotjar } from './hotjar';

/** A mailed link is a secret, and the service notes the address of every page. */
const hasSecretAddress = ({ pathname }: Location) => pathname.startsWith('/password-reset/');

/** Runs while it is wanted. A script that runs cannot be stopped: the page is loaded anew. */
export function createRecording(surroundings: AnalyticsSurroundings, siteId: number) {
  const { window, reload, log } = surroundings;
  let isRunning = false;
  function start() {
    if (hasSecretAddress(window.location)) return;
    addHotjar(window, siteId, () => log.warn('Analytics could not be loaded'));
    isRunning = true;
  }
  function stop() {
    isRunning = false;
    // The running script may write once more while the page goes.
    window.addEventListener('pagehide', () => removeHotjar(window), { once: true });
    try {
      removeHotjar(window);
    } finally {
      reload();
    }
  }
  return {
    follow(isWanted: boolean) {
      if (isWanted && !isRunning) start();
      if (!isWanted && isRunning) stop();
    },
  };
}

export type Recording = ReturnType<typeof createRecording>;
