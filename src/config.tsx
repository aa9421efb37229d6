import { createContext, use } from 'react';
import { PRODUCT_DEFAULTS } from '../domain/product';

/** Deploy-time values that the server writes into the page (README, configuration table). */
export interface AppConfig {
  productName: string;
  productSlug: string;
  /** Origin of the API without a final slash; empty for the page's own origin. */
  apiHost: string;
  publicUrl: string;
  contactEmail: string;
  helpEmail: string;
  social: { x: string; linkedin: string; instagram: string };
  poweredBy: string;
  analyticsSiteId: number | null;
  forumUrl: string | null;
  /** The server offers `accounts/google/login/`. */
  googleSignIn: boolean;
  /** What home says first, where editors have edited it. */
  homeLead: string | null;
  demo: boolean;
  /** Everybody may see the state charts; else admins alone. */
  stateCharts: boolean;
}

/** The values when another server than the reference server serves the page. */
export const defaultConfig: AppConfig = {
  ...PRODUCT_DEFAULTS,
  apiHost: '',
  publicUrl: '',
  analyticsSiteId: null,
  forumUrl: null,
  googleSignIn: false,
  homeLead: null,
  demo: false,
  stateCharts: process.env['NODE_ENV'] === 'development',
};

/** Reads the JSON that the server put into `#app-config`; an unfilled template gives the defaults. */
export function readConfig(page: Document): AppConfig {
  try {
    const text = page.getElementById('app-config')?.textContent ?? '{}';
    return { ...defaultConfig, ...(JSON.parse(text) as Partial<AppConfig>) };
  } catch {
    return defaultConfig;
  }
}

export const ConfigContext = createContext<AppConfig>(defaultConfig);

export const useConfig = (): AppConfig => use(ConfigContext);
