import { msg, t } from '../../../../domain/language';
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
  queue: msg('Queue'),
  flagged: msg('Flagged by visitors'),
  changed: msg('Changed since approval'),
  stale: msg('Not updated for a year'),
  duplicates: msg('Suspected duplicates'),
};

export const listingFilters = (): readonly GridFilter[] => [
  {
    name: 'status',
    label: t('Status'),
    options: [
      { value: '', label: t('All') },
      ...POST_STATUSES.map((status) => ({
        value: status,
        label: t(POST_STATE_NAMES[status].label),
      })),
    ],
  },
  {
    name: 'category',
    label: listLabelOf('category'),
    options: [
      { value: '', label: t('All') },
      ...DIRECTORY_CATEGORIES.map((name) => ({ value: name, label: t(name) })),
    ],
  },
  {
    name: 'county',
    label: listLabelOf('county'),
    options: [
      { value: '', label: t('All') },
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
