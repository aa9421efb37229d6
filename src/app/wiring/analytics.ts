import type { CookieConsentEffects } from '../../machines/cookieConsent/cookieConsentEffects';
import type { Recording, RecordingOptions } from './recording';

export type Analytics = Pick<CookieConsentEffects, 'startAnalytics' | 'stopAnalytics'>;

/** Where nobody's visit is recorded. */
export const noAnalytics: Analytics = { startAnalytics: () => {}, stopAnalytics: () => {} };

interface AnalyticsOptions extends RecordingOptions {
  /** Null where no service is configured: nothing ever loads. */
  siteId: number | null;
}

/** Session recording: loaded with the first consent only; what fails is logged, never thrown. */
export function createAnalytics(options: AnalyticsOptions): Analytics {
  const { siteId, log } = options;
  let isWanted = false;
  let loading: Promise<Recording> | null = null;
  async function applyConsent() {
    if (siteId === null) return;
    try {
      loading ??= import(/* webpackChunkName: "analytics" */ './recording').then(
        ({ createRecording }) => createRecording(options, siteId),
      );
      (await loading).setWanted(isWanted);
    } catch (error) {
      loading = null;
      log.warn('Analytics failed', error);
    }
  }
  const setWanted = (wanted: boolean) => () => {
    isWanted = wanted;
    void applyConsent();
  };
  return { startAnalytics: setWanted(true), stopAnalytics: setWanted(false) };
}
