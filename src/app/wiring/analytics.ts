import type { CookieConsentEffects } from '../../machines/cookieConsent/cookieConsentEffects';
import type { AnalyticsOptions, StartedAnalytics } from './startedAnalytics';

export type Analytics = Pick<CookieConsentEffects, 'startAnalytics' | 'stopAnalytics'>;

/** Where nobody's visit is recorded. */
export const noAnalytics: Analytics = { startAnalytics: () => {}, stopAnalytics: () => {} };

/** Recording and counting: loaded with the first consent only; what fails is logged, never thrown. */
export function createAnalytics(options: AnalyticsOptions): Analytics {
  let isWanted = false;
  let loading: Promise<StartedAnalytics> | null = null;
  const load = async () => {
    const { createStartedAnalytics } = await import(
      /* webpackChunkName: "analytics" */ './startedAnalytics'
    );
    return createStartedAnalytics(options);
  };
  async function applyConsent() {
    if (!isWanted && !loading) return;
    try {
      loading ??= load();
      const started = await loading.catch((error: unknown) => {
        loading = null;
        throw error;
      });
      started.setWanted(isWanted);
    } catch (error) {
      options.log.warn('Analytics failed', error);
    }
  }
  const setWanted = (wanted: boolean) => () => {
    isWanted = wanted;
    void applyConsent();
  };
  return { startAnalytics: setWanted(true), stopAnalytics: setWanted(false) };
}
