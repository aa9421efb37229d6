import type { CreativeWork } from 'schema-dts';
import { capitalise } from '../../domain/capitalise';
import type { Resource } from '../../domain/contract/resource';
import { t } from '../../domain/language';
import { breadcrumbs } from './breadcrumbs';
import { imageOf } from './head';
import { cardPath, type CardedView } from './shareCard';
import type { Site } from './view';
import { pageAddress } from './pageAddress';

export const resourcePath = (id: number): string => `/resource/${id}`;

const toData = (resource: Resource, site: Site): CreativeWork => ({
  '@type': 'CreativeWork',
  name: resource.headline,
  headline: resource.headline,
  abstract: resource.abstract,
  description: resource.abstract,
  url: pageAddress(site, resourcePath(resource.resource_id)),
  image: imageOf(resource.image, site),
  author: { '@type': 'Person', name: resource.author },
  ...(resource.publisher && {
    publisher: { '@type': 'Organization' as const, name: resource.publisher },
  }),
  ...(resource.license && { license: { '@type': 'CreativeWork', name: resource.license } }),
  ...(resource.source_url && { isBasedOn: resource.source_url }),
  ...(resource.time_required !== null && { timeRequired: `PT${resource.time_required}M` }),
  ...(resource.published_at && { datePublished: resource.published_at }),
  dateModified: resource.modified_at,
  inLanguage: resource.in_language,
  learningResourceType: resource.resource_type,
  keywords: resource.themes.join(', '),
  isAccessibleForFree: true,
});

/** The page of one resource. */
export function resourcePage(resource: Resource, site: Site): CardedView {
  const path = resourcePath(resource.resource_id);
  return {
    title: resource.headline,
    description: resource.abstract,
    path,
    type: 'article',
    status: 200,
    indexed: true,
    data: [
      toData(resource, site),
      breadcrumbs(site, [
        [t('Resources'), '/resources'],
        [resource.headline, path],
      ]),
    ],
    card: {
      path: cardPath('resource', resource.resource_id),
      label: `${site.productName} · ${t('Resources')}`,
      facts: [capitalise(t(resource.resource_type)), resource.author].join(' · '),
      picture: resource.image?.src ?? null,
    },
  };
}
