import { addHotjar, removeHotjar } from './hotjar';

/** A mailed link is a secret, and the service notes the address of every page. */
const hasSecretAddress = ({ pathname }: Location) => pathname.startsWith('/password-reset/');

export interface RecordingOptions {
  window: Window;
  /** Loads the page anew: the only way to stop a script that runs. */
  reload: () => void;
  log: Pick<Console, 'warn'>;
}

/** Runs while it is wanted. A script that runs cannot be stopped: the page is loaded anew. */
export function createRecording({ window, reload, log }: RecordingOptions, siteId: number) {
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
