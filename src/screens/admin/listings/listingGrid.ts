import {
  LISTING_ATTENTIONS,
  LISTING_SORTS,
  type ListingAttention,
  type ListingSort,
} from '../../../../domain/contract/admin/listings';
import { COUNTIES } from '../../../../domain/counties';
import { listLabelOf } from '../../../../domain/listing/fields';
import { DIRECTORY_CATEGORIES, POST_STATUSES } from '../../../../domain/vocabulary';
import { POST_STATE_NAMES } from '../../../content/postStates';
import type { GridSpec } from '../grid/gridAddress';
import type { GridFilter } from '../grid/gridProps';

/** The queue is sorted oldest first and the rest newest first, so no column has the default order. */
export const LISTING_GRID: GridSpec<ListingSort> = {
  sorts: LISTING_SORTS,
  defaultOrder: null,
  filters: ['attention', 'status', 'category', 'county'],
};

export const ATTENTION_NAMES: Record<ListingAttention, string> = {
  queue: 'Queue',
  flagged: 'Flagged by visitors',
  changed: 'Changed since approval',
  stale: 'Not updated for a year',
  duplicates: 'Suspected duplicates',
};

export const LISTING_FILTERS: readonly GridFilter[] = [
  {
    name: 'status',
    label: 'Status',
    options: [
      { value: '', label: 'All' },
      ...POST_STATUSES.map((status) => ({ value: status, label: POST_STATE_NAMES[status].label })),
    ],
  },
  {
    name: 'category',
    label: listLabelOf('category'),
    options: [
      { value: '', label: 'All' },
      ...DIRECTORY_CATEGORIES.map((name) => ({ value: name, label: name })),
    ],
  },
  {
    name: 'county',
    label: listLabelOf('county'),
    options: [
      { value: '', label: 'All' },
      ...COUNTIES.map(({ code, name }) => ({ value: code, label: name })),
    ],
  },
];

/** The kind of attention in the address; null for all listings. */
export const readAttention = (params: URLSearchParams): ListingAttention | null =>
  LISTING_ATTENTIONS.find((known) => known === params.get('attention')) ?? null;

/** The query string of another kind of attention, from its first page, with the other filters as they are. */
export function searchOfAttention(
  params: URLSearchParams,
  attention: ListingAttention | null,
): string {
  const changed = new URLSearchParams(params);
  changed.delete('page');
  changed.delete('attention');
  if (attention) changed.set('attention', attention);
  return `?${changed.toString()}`;
}
