import type { CookieConsentEffects } from '../../machines/cookieConsent/cookieConsentEffects';
import type { Recording } from './recording';

export type Analytics = Pick<CookieConsentEffects, 'startAnalytics' | 'stopAnalytics'>;

export interface AnalyticsSurroundings {
  window: Window;
  /** Null where no service is configured: nothing ever loads. */
  siteId: number | null;
  /** Loads the page anew: the only way to stop a script that runs. */
  reload: () => void;
  log: Pick<Console, 'warn'>;
}

/** Session recording: loaded with the first consent only; what fails is logged, never thrown. */
export function createAnalytics(surroundings: AnalyticsSurroundings): Analytics {
  const { siteId, log } = surroundings;
  let isWanted = false;
  let loading: Promise<Recording> | null = null;
  async function follow() {
    if (siteId === null) return;
    try {
      loading ??= import(/* webpackChunkName: "analytics" */ './recording').then(
        ({ createRecording }) => createRecording(surroundings, siteId),
      );
      (await loading).follow(isWanted);
    } catch (error) {
      loading = null;
      log.warn('Analytics failed', error);
    }
  }
  const want = (wanted: boolean) => () => {
    isWanted = wanted;
    void follow();
  };
  return { startAnalytics: want(true), stopAnalytics: want(false) };
}
