import { useNavigate } from 'react-router';
import { ErrorState } from '../../../ui/ErrorState';
import { ForYouNav, ForYouNote } from '../../../entities/post/ForYou';
import { Pager, useFocusAfterPaging } from '../../../ui/Pager';
import { ResultsHead } from '../../../ui/ResultsHead';
import { SlowNotice } from '../../../ui/SlowNotice';
import type { AllResourcesPageViewProps } from '../AllResourcesPageView';
import { countText } from '../../../entities/resource/describe';
import { changeFilters, isFiltered, mayFit, NO_FILTERS, writeFilters } from '../filters';
import { Rows } from './columns';
import { NoMatch } from './NoMatch';
import { ResourceRow, ResourceRowSkeleton } from './ResourceRow';

const skeletons = Array.from({ length: 12 }, (_, index) => <ResourceRowSkeleton key={index} />);

const headText = (found: AllResourcesPageViewProps['found'], pages: number): string => {
  if (!found) return 'Loading resources…';
  const { count, page } = found;
  return pages > 1 ? `${countText(count)}, page ${page} of ${pages}` : countText(count);
};

/** The resources that match, or why there are none. */
export function Results(props: AllResourcesPageViewProps) {
  const { filters, found, isLoading, hasFailed, onRetry, answersAt } = props;
  const navigate = useNavigate();
  const heading = useFocusAfterPaging();
  if (hasFailed) return <ErrorState message="Failed to fetch resources" onRetry={onRetry} />;
  // The pressed button goes away: focus stays on the heading.
  const showAll = () => {
    heading.current?.focus({ preventScroll: true });
    void navigate({ search: writeFilters(NO_FILTERS) });
  };
  const pages = found ? Math.ceil(found.count / found.page_size) : 0;
  const answers = found?.for_you ?? [];
  const canFit = mayFit(filters) && (answers.length > 0 || filters.isByDate);
  const isEmpty = found?.results.length === 0;
  return (
    <section aria-label="Resources" aria-busy={isLoading}>
      <ResultsHead
        heading={heading}
        count={headText(found, pages)}
        onClear={isFiltered(filters) && !isEmpty ? showAll : null}
      >
        {answersAt !== null && canFit && (
          <ForYouNav
            isForYou={!filters.isByDate}
            plain="Newest first"
            searchOf={(isForYou) => writeFilters(changeFilters(filters, { isByDate: !isForYou }))}
          />
        )}
      </ResultsHead>
      {answersAt !== null && <ForYouNote answers={answers} answersAt={answersAt} />}
      {isLoading && <SlowNotice onRetry={onRetry} />}
      {isEmpty ? (
        <NoMatch filters={filters} count={found.count} onShowAll={showAll} />
      ) : (
        <Rows sx={{ mb: 4 }}>
          {found
            ? found.results.map((resource) => (
                <ResourceRow key={resource.resource_id} resource={resource} />
              ))
            : skeletons}
        </Rows>
      )}
      {found && !isEmpty && (
        <Pager
          label="Pages of resources"
          page={found.page}
          pages={pages}
          searchOf={(page) => writeFilters({ ...filters, page })}
        />
      )}
    </section>
  );
}
