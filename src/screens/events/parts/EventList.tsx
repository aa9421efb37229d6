import { t } from '../../../../domain/language';
import { isAfterLast, pagesOf } from '../../../../domain/contract/page';
import { ForYouNav, ForYouNote } from '../../../entities/post/ForYou';
import { Pager, useFocusAfterPaging } from '../../../ui/Pager';
import { EntryRows } from '../../../ui/EntryRows';
import { ErrorState } from '../../../ui/ErrorState';
import { NoSuchPage } from '../../../ui/NoSuchPage';
import { ResultsHead } from '../../../ui/ResultsHead';
import { SlowNotice } from '../../../ui/SlowNotice';
import { countText } from '../../../ui/format';
import type { Reader } from '../../../entities/event/eventTime';
import {
  changeFilters,
  isFiltered,
  canBeTailored,
  writeFilters,
  type EventFilters,
} from '../filters';
import { useClearFilters } from '../useClearFilters';
import type { EventSearch } from '../useEventSearch';
import { EventNote } from './EventNote';
import { EventRow, EventRowSkeleton } from './EventRow';
import { NoEvents } from './NoEvents';

const skeletons = Array.from({ length: 6 }, (_, index) => <EventRowSkeleton key={index} />);

export interface EventListProps {
  filters: EventFilters;
  search: EventSearch;
  reader: Reader;
  /** The form where a member changes the answers that order the list; null for visitors. */
  answersAt: string | null;
}

/** Upcoming or past events, page by page. */
export function EventList({ filters, search, reader, answersAt }: EventListProps) {
  const heading = useFocusAfterPaging();
  const clear = useClearFilters(filters, heading);
  const { found, hasFailed, retry } = search;
  if (hasFailed) return <ErrorState message={t('Failed to fetch events')} onRetry={retry} />;
  const pages = found ? pagesOf(found) : 0;
  const searchOf = (page: number) => writeFilters({ ...filters, page });
  const answers = found?.for_you ?? [];
  const canFit = canBeTailored(filters) && (answers.length > 0 || filters.isByDate);
  const count = found ? countText(found.count, 'event') : t('Loading events…');
  return (
    <section aria-label={t('Events')} aria-busy={search.isLoading}>
      <ResultsHead
        heading={heading}
        count={
          found && pages > 1
            ? t('{found}, page {page} of {pages}', { found: count, page: found.page, pages })
            : count
        }
        onClear={isFiltered(filters) && found?.count !== 0 ? clear : null}
      >
        {answersAt !== null && canFit && (
          <ForYouNav
            isForYou={!filters.isByDate}
            plain={t('By date')}
            searchOf={(isForYou) => writeFilters(changeFilters(filters, { isByDate: !isForYou }))}
          />
        )}
      </ResultsHead>
      {found && <EventNote filters={filters} found={found} />}
      {answersAt !== null && <ForYouNote answers={answers} answersAt={answersAt} />}
      {!found && <SlowNotice onRetry={retry} />}
      {found?.count === 0 ? (
        <NoEvents filters={filters} onClear={clear} />
      ) : found && isAfterLast(found) ? (
        <NoSuchPage last={searchOf(pages)} />
      ) : (
        <EntryRows sx={{ mb: 4 }}>
          {found
            ? found.results.map((event) => (
                <EventRow key={event.event_id} event={event} reader={reader} />
              ))
            : skeletons}
        </EntryRows>
      )}
      {found && !isAfterLast(found) && (
        <Pager label={t('Pages of events')} pages={pages} searchOf={searchOf} />
      )}
    </section>
  );
}
