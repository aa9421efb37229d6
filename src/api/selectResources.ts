import type { PageOf } from '../../domain/contract/page';
import type { Resource, ResourceSearchQuery } from '../../domain/contract/resource';
import { toSearchText } from '../../domain/searchText';
import { cutPage, searchedWords } from './selection';

/** What the search of the resources answers. */
export function selectResources(
  resources: readonly Resource[],
  { q, type, theme, page = '1' }: ResourceSearchQuery,
): PageOf<Resource> {
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
  return cutPage(matching, Number(page));
}
