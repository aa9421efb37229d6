import type { Organization, WebSite } from 'schema-dts';
import { language } from '../../domain/language';
import { pageAddress } from './pageAddress';
import type { Site } from './view';

/** Who runs the site, and the site itself. */
export function siteData(site: Site): [Organization, WebSite] {
  const { publicUrl, productName, contactEmail, social } = site;
  const id = `${publicUrl}/#organization`;
  return [
    {
      '@type': 'Organization',
      '@id': id,
      name: productName,
      url: `${publicUrl}/`,
      logo: `${publicUrl}/icon-512.png`,
      email: contactEmail,
      sameAs: Object.values(social),
    },
    {
      '@type': 'WebSite',
      name: productName,
      url: pageAddress(site, '/'),
      inLanguage: language(),
      publisher: { '@id': id },
    },
  ];
}
