import type { Config } from '../config';
import { offersGoogle } from '../routes/google/providers';

/** What the pages know of the configuration. */
export const publicConfig = (config: Config, demo: boolean, homeLead: string | null) => ({
  productName: config.productName,
  productSlug: config.productSlug,
  apiHost: config.apiHost,
  publicUrl: config.publicUrl,
  contactEmail: config.contactEmail,
  helpEmail: config.helpEmail,
  social: config.social,
  poweredBy: config.poweredBy,
  analyticsSiteId: config.analyticsSiteId,
  forumUrl: config.forumUrl,
  googleSignIn: offersGoogle(config, demo),
  /** Comes with the page, so that the first load needs no request for it. */
  homeLead,
  demo,
  stateCharts: demo || !config.production,
});
