import type { AppConfig } from '../../config';
import { asksForPrivacy } from '../../ui/asksForPrivacy';
import { countStates } from './counting/countStates';
import { createRecording, type RecordingOptions } from './recording';

export interface AnalyticsOptions extends RecordingOptions {
  config: Pick<AppConfig, 'analyticsSiteId' | 'apiHost'>;
}

/** What runs while there is consent: recording where a service is configured, and counting. */
export function createStartedAnalytics({ config, ...options }: AnalyticsOptions) {
  const { analyticsSiteId, apiHost } = config;
  const recording = analyticsSiteId === null ? null : createRecording(options, analyticsSiteId);
  let stopCounting: (() => void) | null = null;

  function setCounting(isWanted: boolean) {
    if (isWanted && !asksForPrivacy(navigator)) {
      stopCounting ??= countStates(apiHost);
    } else {
      stopCounting?.();
      stopCounting = null;
    }
  }
  return {
    setWanted(isWanted: boolean) {
      setCounting(isWanted);
      recording?.setWanted(isWanted);
    },
  };
}

export type StartedAnalytics = ReturnType<typeof createStartedAnalytics>;
