import type { BreadcrumbList } from 'schema-dts';
import { t } from '../../domain/language';
import type { Site } from './view';
import { pageAddress } from './pageAddress';

type Step = readonly [name: string, path: string];

/** The way from the start page to this one. */
export const breadcrumbs = (site: Site, steps: readonly Step[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [[t('Home'), '/'] as const, ...steps].map(([name, path], index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name,
    item: pageAddress(site, path),
  })),
});
