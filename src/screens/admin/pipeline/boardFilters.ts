import { DIRECTORY_CATEGORIES, type DirectoryCategory } from '../../../../domain/vocabulary';
import {
  APPLICATION_STATES,
  type ApplicationState,
} from '../../../../domain/vetting/applicationStates';
import type { PipelineQuery } from '../../../../domain/contract/admin/pipeline';
import { searchedText } from '../grid/gridAddress';

export const REVIEWERS = ['me', 'none'] as const;
type ReviewerFilter = (typeof REVIEWERS)[number];

/** The filters of the board. The address owns them; null means all. */
export interface BoardFilters {
  q: string;
  category: DirectoryCategory | null;
  reviewer: ReviewerFilter | null;
  /** Those that are snoozed, instead of those that wait. */
  isSnoozed: boolean;
  /** The column that a phone shows. */
  state: ApplicationState;
  /** The application whose details are open. */
  application: number | null;
}

const FIRST_COLUMN: ApplicationState = 'submitted';

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((candidate) => candidate === value) ?? null;

export const readFilters = (params: URLSearchParams): BoardFilters => ({
  q: searchedText(params.get('q') ?? ''),
  category: oneOf(DIRECTORY_CATEGORIES, params.get('category')),
  reviewer: oneOf(REVIEWERS, params.get('reviewer')),
  isSnoozed: params.get('snoozed') === 'only',
  state: oneOf(APPLICATION_STATES, params.get('state')) ?? FIRST_COLUMN,
  application: /^[1-9]\d{0,8}$/.test(params.get('application') ?? '')
    ? Number(params.get('application'))
    : null,
});

/** The query string of the address, without defaults. */
export function writeFilters(filters: BoardFilters): string {
  const { q, category, reviewer, isSnoozed, state, application } = filters;
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (category) params.set('category', category);
  if (reviewer) params.set('reviewer', reviewer);
  if (isSnoozed) params.set('snoozed', 'only');
  if (state !== FIRST_COLUMN) params.set('state', state);
  if (application !== null) params.set('application', String(application));
  return params.size > 0 ? `?${params.toString()}` : '';
}

/** The parameters of the request. */
export const queryOf = ({
  q,
  category,
  reviewer,
  isSnoozed,
}: Pick<BoardFilters, 'q' | 'category' | 'reviewer' | 'isSnoozed'>): PipelineQuery => ({
  ...(q && { q }),
  ...(category && { category }),
  ...(reviewer && { reviewer }),
  ...(isSnoozed && { snoozed: 'only' }),
});

export const isFiltered = ({ q, category, reviewer, isSnoozed }: BoardFilters): boolean =>
  q !== '' || category !== null || reviewer !== null || isSnoozed;
