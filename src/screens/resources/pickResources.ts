import type { ShortResource } from '../../../domain/contract/resource';
import { newestFirst } from '../../../domain/resourceOverview';

export const FOR_YOU_COUNT = 4;
const RELATED_COUNT = 3;

/** The first resources that come with a reason why they fit the answers of the member. */
export const pickForYou = (found: readonly ShortResource[]): ShortResource[] =>
  found.filter(({ because }) => because !== undefined).slice(0, FOR_YOU_COUNT);

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
