import type { CookieConsentEffects } from '../../machines/cookieConsent/cookieConsentEffects';
import type { AnalyticsOptions, StartedAnalytics } from './startedAnalytics';

export type Analytics = Pick<CookieConsentEffects, 'startAnalytics' | 'stopAnalytics'>;

/** Where nobody's visit is recorded. */
export const noAnalytics: Analytics = { startAnalytics: () => {}, stopAnalytics: () => {} };

/** Recording and counting: loaded with the first consent only; what fails is logged, never thrown. */
export function createAnalytics(options: AnalyticsOptions): Analytics {
  let isWanted = false;
  let loading: Promise<StartedAnalytics> | null = null;
  async function applyConsent() {
    try {
      loading ??= import(/* webpackChunkName: "analytics" */ './startedAnalytics').then(
        ({ createStartedAnalytics }) => createStartedAnalytics(options),
      );
      (await loading).setWanted(isWanted);
    } catch (error) {
      loading = null;
      options.log.warn('Analytics failed', error);
    }
  }
  const setWanted = (wanted: boolean) => () => {
    isWanted = wanted;
    void applyConsent();
  };
  return { startAnalytics: setWanted(true), stopAnalytics: setWanted(false) };
}
