import type { PageOf } from '../../../domain/contract/page';
import type { Resource } from '../../../domain/contract/resource';
import type { ResourceFilters } from './filters';

const PER_PAGE = 12;

/** Lower case without accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The page of a list that these filters show, for a server that has the plain list only. */
export function selectResources(
  resources: readonly Resource[],
  { q, type, theme, page }: ResourceFilters,
): PageOf<Resource> {
  const words = plain(q).split(/\s+/).filter(Boolean);
  const matching = resources.filter((resource) => {
    const { headline, abstract, author, resource_type, themes } = resource;
    const text = plain([headline, abstract, author, resource_type, ...themes].join(' '));
    return (
      (type === null || resource_type === type) &&
      (theme === null || themes.includes(theme)) &&
      words.every((word) => text.includes(word))
    );
  });
  const start = (page - 1) * PER_PAGE;
  return {
    count: matching.length,
    page,
    page_size: PER_PAGE,
    results: matching.slice(start, start + PER_PAGE),
  };
}
