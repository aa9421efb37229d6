import { splitPath } from '../../../domain/language';
import { addHotjar, removeHotjar } from './hotjar';

/** A mailed link is a secret, and the service notes the address of every page. */
const hasSecretAddress = ({ pathname }: Location) =>
  splitPath(pathname).path.startsWith('/password-reset/');

export interface RecordingOptions {
  window: Window;
  /** Reloads the page: the only way to stop a running script. */
  reload: () => void;
  log: Pick<Console, 'warn'>;
}

/** Records while there is consent. A running script cannot be stopped, so the page is reloaded. */
export function createRecording({ window, reload, log }: RecordingOptions, siteId: number) {
  let isRunning = false;
  function start() {
    if (hasSecretAddress(window.location)) return;
    addHotjar(window, siteId, () => log.warn('Analytics could not be loaded'));
    isRunning = true;
  }
  function stop() {
    isRunning = false;
    // The script may write once more while the page is unloaded.
    window.addEventListener('pagehide', () => removeHotjar(window), { once: true });
    try {
      removeHotjar(window);
    } finally {
      reload();
    }
  }
  return {
    setWanted(isWanted: boolean) {
      if (isWanted && !isRunning) start();
      if (!isWanted && isRunning) stop();
    },
  };
}
