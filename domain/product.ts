import { msg } from './language';

/**
 * The public deploy-time values where nothing is configured (README, configuration table). The
 * server reads its variables over them; a page that another server sends falls back to them.
 */
export const PRODUCT_DEFAULTS = {
  productName: 'Kijani',
  productSlug: 'kijani',
  contactEmail: 'hello@kijani.example',
  helpEmail: 'help@kijani.example',
  social: {
    x: 'https://x.com/kijani',
    linkedin: 'https://www.linkedin.com/company/kijani',
    instagram: 'https://www.instagram.com/kijani',
  },
  poweredBy: msg('the Kijani community'),
} as const;
