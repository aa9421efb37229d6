import type { DeskQuery } from '../../../../domain/contract/admin/desk';
import {
  DESK_SORTS,
  DESK_VIEWS,
  FIRST_SORT,
  FIRST_VIEW,
  type DeskSort,
  type DeskViewName,
} from '../../../../domain/vetting/deskViews';
import { DIRECTORY_CATEGORIES, type DirectoryCategory } from '../../../../domain/vocabulary';
import { readPage } from '../../../ui/pageAddress';
import { searchedText } from '../grid/gridAddress';

/** What the desk shows. The address owns it, so that a reload and a shared link show the same. */
export interface DeskAddress {
  view: DeskViewName;
  q: string;
  category: DirectoryCategory | null;
  sort: DeskSort;
  page: number;
  /** The application that is read; null before one is chosen. */
  application: number | null;
}

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((candidate) => candidate === value) ?? null;

/** Unknown values are ignored. */
export const readDesk = (params: URLSearchParams): DeskAddress => {
  const application = params.get('application') ?? '';
  return {
    view: oneOf(DESK_VIEWS, params.get('view')) ?? FIRST_VIEW,
    q: searchedText(params.get('q') ?? ''),
    category: oneOf(DIRECTORY_CATEGORIES, params.get('category')),
    sort: oneOf(DESK_SORTS, params.get('sort')) ?? FIRST_SORT,
    page: readPage(params),
    application: /^[1-9]\d{0,8}$/.test(application) ? Number(application) : null,
  };
};

/** The parameters of the request, without defaults. */
export const deskQuery = ({ view, q, category, sort, page }: DeskAddress): DeskQuery => ({
  ...(view !== FIRST_VIEW && { view }),
  ...(q && { q }),
  ...(category && { category }),
  ...(sort !== FIRST_SORT && { sort }),
  ...(page > 1 && { page: String(page) }),
});

/** The query string of the address, without defaults. */
export function writeDesk(address: DeskAddress): string {
  const params = new URLSearchParams(deskQuery(address));
  if (address.application !== null) params.set('application', String(address.application));
  const search = params.toString();
  return search && `?${search}`;
}

/** Another view, search or order begins at its first page, with nothing chosen. */
export const refined = (
  address: DeskAddress,
  change: Partial<Pick<DeskAddress, 'view' | 'q' | 'category' | 'sort'>>,
): DeskAddress => ({ ...address, page: 1, application: null, ...change });

export const isNarrowed = ({ q, category }: DeskAddress): boolean => q !== '' || category !== null;
