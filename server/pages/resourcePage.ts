import type { CreativeWork } from 'schema-dts';
import type { Resource } from '../../domain/contract/resource';
import { breadcrumbs } from './breadcrumbs';
import { shareImage } from './head';
import type { PageView, Site } from './view';

export const resourcePath = (id: number): string => `/resource/${id}`;

const toData = (resource: Resource, site: Site): CreativeWork => ({
  '@type': 'CreativeWork',
  name: resource.headline,
  headline: resource.headline,
  abstract: resource.abstract,
  description: resource.abstract,
  url: site.publicUrl + resourcePath(resource.resource_id),
  image: shareImage(site),
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
export function resourcePage(resource: Resource, site: Site): PageView {
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
        ['Resources', '/resources'],
        [resource.headline, path],
      ]),
    ],
  };
}
