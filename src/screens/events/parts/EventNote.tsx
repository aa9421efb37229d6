import type { FoundPage } from '../../../../domain/contract/page';
import type { ShortEvent } from '../../../../domain/contract/event';
import { RelaxationNote } from '../../../entities/search/RelaxationNote';
import { changeSearch, writeFilters, type EventFilters } from '../filters';

interface Props {
  filters: EventFilters;
  found: FoundPage<ShortEvent>;
}

/** What the search did because no event matched as asked. */
export const EventNote = ({ filters, found }: Props) => (
  <RelaxationNote
    found={{ ...found, q: filters.q, county: filters.county }}
    things="event"
    searchOf={(change) => writeFilters(changeSearch(filters, change))}
  />
);
