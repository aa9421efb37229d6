import type { PageOf } from '../../domain/contract/page';
import type { Resource, ResourceSearchQuery, ShortResource } from '../../domain/contract/resource';
import { toSearchText } from '../../domain/searchText';
import { SHORT_RESOURCE } from '../../domain/shortForms';
import { pageOfMatches, searchedWords } from './listSearch';

/** Searches the resources as the search endpoint of the server does. */
export function selectResources(
  resources: readonly Resource[],
  { q, type, theme, page = '1' }: ResourceSearchQuery,
): PageOf<ShortResource> {
  const words = searchedWords(q);
  const matching = resources.filter((resource) => {
    const { headline, abstract, author, resource_type, themes } = resource;
    const text = toSearchText([headline, abstract, author, resource_type, ...themes].join(' '));
    return (
      (!type || resource_type === type) &&
      (!theme || themes.some((each) => each === theme)) &&
      words.every((word) => text.includes(word))
    );
  });
  return pageOfMatches(matching, SHORT_RESOURCE, Number(page));
}

/** One resource by its id. */
export const findResource = (resources: readonly Resource[], id: string): Resource | undefined =>
  resources.find(({ resource_id }) => String(resource_id) === id);
