import type { Resource, ShortResource } from '../../../domain/contract/resource';
import { THEMES, type Theme } from '../../../domain/vocabulary';

export const FOR_YOU_COUNT = 4;
const FEATURED_COUNT = 3;
const LATEST_COUNT = 6;
const RELATED_COUNT = 3;

const timeOf = ({ published_at, modified_at }: ShortResource): number =>
  Date.parse(published_at ?? modified_at) || 0;

const newestFirst = <Each extends ShortResource>(resources: readonly Each[]): Each[] =>
  [...resources].sort((a, b) => timeOf(b) - timeOf(a) || b.resource_id - a.resource_id);

export interface ThemeShelf {
  theme: Theme;
  count: number;
  newest: ShortResource | null;
}

export interface Landing {
  featured: ShortResource[];
  shelves: ThemeShelf[];
  latest: ShortResource[];
}

/** The first resources that come with a reason why they fit the answers of the member. */
export const pickForYou = (found: readonly ShortResource[]): ShortResource[] =>
  found.filter(({ because }) => because !== undefined).slice(0, FOR_YOU_COUNT);

/** What the landing page shows: featured resources, one shelf for each theme, and the newest of the rest. */
export function pickForLanding(resources: readonly Resource[]): Landing {
  const byDate = newestFirst(resources);
  const featured = byDate.filter((resource) => resource.featured).slice(0, FEATURED_COUNT);
  return {
    featured,
    shelves: THEMES.map((theme) => {
      const onTheme = byDate.filter(({ themes }) => themes.includes(theme));
      return { theme, count: onTheme.length, newest: onTheme[0] ?? null };
    }),
    latest: byDate.filter((resource) => !featured.includes(resource)).slice(0, LATEST_COUNT),
  };
}

/** Others on the same themes. Those that share the most themes come first, then the newest. */
export function pickRelated(
  resource: ShortResource,
  others: readonly ShortResource[],
): ShortResource[] {
  const shared = ({ themes }: ShortResource) =>
    themes.filter((theme) => resource.themes.includes(theme)).length;
  return newestFirst(others)
    .filter((other) => other.resource_id !== resource.resource_id && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, RELATED_COUNT);
}
