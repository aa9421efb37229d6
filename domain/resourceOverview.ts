import type { Resource, ResourceOverview, ShortResource } from './contract/resource';
import { pickKeys } from './records';
import { SHORT_RESOURCE } from './shortForms';
import { THEMES } from './vocabulary';

const FEATURED_COUNT = 3;
const LATEST_COUNT = 6;

const timeOf = ({ published_at, modified_at }: ShortResource): number =>
  Date.parse(published_at ?? modified_at) || 0;

export const newestFirst = <Each extends ShortResource>(resources: readonly Each[]): Each[] =>
  [...resources].sort((a, b) => timeOf(b) - timeOf(a) || b.resource_id - a.resource_id);

const inShort = (resource: Resource): ShortResource => pickKeys(resource, SHORT_RESOURCE);

/** The overview of resources that are known as a whole. */
export function resourceOverviewOf(resources: readonly Resource[]): ResourceOverview {
  const byDate = newestFirst(resources);
  const featured = byDate.filter((resource) => resource.featured).slice(0, FEATURED_COUNT);
  const others = byDate.filter((resource) => !featured.includes(resource));
  return {
    count: resources.length,
    featured: featured.map(inShort),
    shelves: THEMES.map((theme) => {
      const onTheme = byDate.filter(({ themes }) => themes.includes(theme));
      const [newest] = onTheme;
      return {
        theme,
        count: onTheme.length,
        newest: newest ? pickKeys(newest, ['resource_id', 'headline']) : null,
      };
    }),
    latest: others.slice(0, LATEST_COUNT).map(inShort),
  };
}
