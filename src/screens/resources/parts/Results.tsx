import { useNavigate } from 'react-router';
import { t } from '../../../../domain/language';
import { isAfterLast, pagesOf, type FoundPage } from '../../../../domain/contract/page';
import type { ShortResource } from '../../../../domain/contract/resource';
import { EntryRows } from '../../../ui/EntryRows';
import { ErrorState } from '../../../ui/ErrorState';
import { NoSuchPage } from '../../../ui/NoSuchPage';
import { ForYouNav, ForYouNote } from '../../../entities/post/ForYou';
import { RelaxationNote } from '../../../entities/search/RelaxationNote';
import { Pager, useFocusAfterPaging } from '../../../ui/Pager';
import { ResultsHead } from '../../../ui/ResultsHead';
import { SlowNotice } from '../../../ui/SlowNotice';
import { countText } from '../../../ui/format';
import {
  changeFilters,
  changeSearch,
  isFiltered,
  canBeTailored,
  NO_FILTERS,
  writeFilters,
  type ResourceFilters,
} from '../filters';
import { NoMatch } from './NoMatch';
import { ResourceRow, ResourceRowSkeleton } from './ResourceRow';

export interface ResultsProps {
  filters: ResourceFilters;
  /** The last page found; null until the first answer. */
  found: FoundPage<ShortResource> | null;
  /** The form where a member changes the answers that order the list; null for visitors. */
  answersAt: string | null;
  isLoading: boolean;
  hasFailed: boolean;
  onRetry: () => void;
}

const skeletons = Array.from({ length: 12 }, (_, index) => <ResourceRowSkeleton key={index} />);

const headText = (found: ResultsProps['found'], pages: number): string => {
  if (!found) return t('Loading resources…');
  const count = countText(found.count, 'resource');
  return pages > 1
    ? t('{found}, page {page} of {pages}', { found: count, page: found.page, pages })
    : count;
};

/** The resources that match, or why there are none. */
export function Results(props: ResultsProps) {
  const { filters, found, isLoading, hasFailed, onRetry, answersAt } = props;
  const navigate = useNavigate();
  const heading = useFocusAfterPaging();
  if (hasFailed) return <ErrorState message={t('Failed to fetch resources')} onRetry={onRetry} />;
  // The pressed button goes away: focus stays on the heading.
  const showAll = () => {
    heading.current?.focus({ preventScroll: true });
    void navigate({ search: writeFilters(NO_FILTERS) });
  };
  const pages = found ? pagesOf(found) : 0;
  const searchOf = (page: number) => writeFilters({ ...filters, page });
  const answers = found?.for_you ?? [];
  const canFit = canBeTailored(filters) && (answers.length > 0 || filters.isByDate);
  const isEmpty = found?.results.length === 0;
  return (
    <section aria-label={t('Resources')} aria-busy={isLoading}>
      <ResultsHead
        heading={heading}
        count={headText(found, pages)}
        onClear={isFiltered(filters) && !isEmpty ? showAll : null}
      >
        {answersAt !== null && canFit && (
          <ForYouNav
            isForYou={!filters.isByDate}
            plain={t('Newest first')}
            searchOf={(isForYou) => writeFilters(changeFilters(filters, { isByDate: !isForYou }))}
          />
        )}
      </ResultsHead>
      {found && (
        <RelaxationNote
          found={{ ...found, q: filters.q, county: null }}
          things="resource"
          searchOf={(change) => writeFilters(changeSearch(filters, change))}
        />
      )}
      {answersAt !== null && <ForYouNote answers={answers} answersAt={answersAt} />}
      {isLoading && <SlowNotice onRetry={onRetry} />}
      {found?.count === 0 ? (
        <NoMatch filters={filters} onShowAll={showAll} />
      ) : found && isAfterLast(found) ? (
        <NoSuchPage last={searchOf(pages)} />
      ) : (
        <EntryRows sx={{ mb: 4 }}>
          {found
            ? found.results.map((resource) => (
                <ResourceRow key={resource.resource_id} resource={resource} />
              ))
            : skeletons}
        </EntryRows>
      )}
      {found && !isEmpty && (
        <Pager label={t('Pages of resources')} pages={pages} searchOf={searchOf} />
      )}
    </section>
  );
}
