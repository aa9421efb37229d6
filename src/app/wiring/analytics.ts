import type { CookieConsentEffects } from '../../machines/cookieConsent/cookieConsentEffects';

export type Analytics = Pick<CookieConsentEffects, 'startAnalytics' | 'stopAnalytics'>;

interface Surroundings {
  window: Window;
  /** Null where no service is configured: nothing ever loads. */
  siteId: number | null;
  /** Loads the page anew: the only way to stop a script that runs. */
  reload: () => void;
  log: Pick<Console, 'warn'>;
}

const loadHotjar = () => import(/* webpackChunkName: "analytics" */ './hotjar');

/** A mailed link is a secret, and the service notes the address of every page. */
const hasSecretAddress = ({ pathname }: Location) => pathname.startsWith('/password-reset/');

/** Session recording: loaded with the first consent only; what fails is logged, never thrown. */
export function createAnalytics({ window, siteId, reload, log }: Surroundings): Analytics {
  let isWanted = false;
  let loaded: Awaited<ReturnType<typeof loadHotjar>> | null = null;
  let isRunning = false;

  async function start(id: number) {
    try {
      loaded ??= await loadHotjar();
      if (!isWanted || isRunning || hasSecretAddress(window.location)) return;
      isRunning = true;
      loaded.addHotjar(window, id, () => log.warn('Analytics could not be loaded'));
    } catch (error) {
      log.warn('Analytics could not be started', error);
    }
  }

  function clear() {
    try {
      loaded?.removeHotjar(window);
    } catch (error) {
      log.warn('Analytics could not be removed', error);
    }
  }

  return {
    startAnalytics() {
      isWanted = true;
      if (siteId !== null) void start(siteId);
    },
    stopAnalytics() {
      isWanted = false;
      if (!isRunning) return;
      clear();
      // The running script may write once more while the page goes.
      window.addEventListener('pagehide', clear, { once: true });
      reload();
    },
  };
}
