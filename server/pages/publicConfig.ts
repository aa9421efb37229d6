import type { Config } from '../config';
import { offersGoogle } from '../routes/google/providers';

/** What the pages know of the configuration. */
export const publicConfig = (config: Config, demo: boolean) => ({
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
  demo,
  stateCharts: demo || !config.production,
});
