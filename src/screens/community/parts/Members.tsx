import { styled } from '@mui/material/styles';
import { useNavigate, useSearchParams } from 'react-router';
import { plural, t } from '../../../../domain/language';
import type { MemberPage } from '../../../../domain/contract/member';
import { isAfterLast, pagesOf } from '../../../../domain/contract/page';
import { RelaxationNote } from '../../../entities/search/RelaxationNote';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { NoSuchPage } from '../../../ui/NoSuchPage';
import { Pager, useFocusAfterPaging } from '../../../ui/Pager';
import { SlowNotice } from '../../../ui/SlowNotice';
import { ResultsHead } from '../../../ui/ResultsHead';
import {
  changeSearch,
  isFiltered,
  NO_FILTERS,
  writeFilters,
  type MemberFilters,
} from '../memberFilters';
import { MemberCard, MemberSkeleton } from './MemberCard';
import { MemberSearch } from './MemberSearch';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  columnGap: theme.spacing(6),
  margin: theme.spacing(2, 0, 4),
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  '& > li': { maxWidth: 'none', borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const skeletons = Array.from({ length: 6 }, (_, index) => <MemberSkeleton key={index} />);

export interface MembersProps {
  filters: MemberFilters;
  /** Null while they load and after a failure. */
  members: MemberPage | null;
  /** The answer to the present filters has not arrived yet. */
  isLoading: boolean;
  hasFailed: boolean;
  onRetry: () => void;
}

const headText = (members: MemberPage | null, pages: number): string => {
  if (!members) return t('Loading members…');
  const found = plural(members.count, '# public card', '# public cards');
  return pages > 1
    ? t('{found}, page {page} of {pages}', { found, page: members.page, pages })
    : found;
};

/** The cards of members, with the fields that each chose to show. */
export function Members({ filters, members, isLoading, hasFailed, onRetry }: MembersProps) {
  const heading = useFocusAfterPaging();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const pages = members ? pagesOf(members) : 0;
  const searchOf = (changed: MemberFilters) => writeFilters(params, changed);
  // The pressed button goes away: focus stays on the heading.
  const clear = () => {
    heading.current?.focus({ preventScroll: true });
    void navigate({ search: searchOf(NO_FILTERS) });
  };
  return (
    <div aria-busy={isLoading}>
      <MemberSearch filters={filters} />
      {hasFailed ? (
        <ErrorState message={t('Failed to fetch members')} onRetry={onRetry} />
      ) : (
        <ResultsHead
          heading={heading}
          level="h3"
          count={headText(members, pages)}
          onClear={isFiltered(filters) ? clear : null}
        />
      )}
      {members && (
        <RelaxationNote
          found={{ ...members, q: filters.q, county: filters.county }}
          things="member"
          searchOf={(change) => searchOf(changeSearch(filters, change))}
        />
      )}
      {isLoading && <SlowNotice onRetry={onRetry} />}
      {members && isAfterLast(members) ? (
        <NoSuchPage last={searchOf({ ...filters, page: pages })} />
      ) : (
        !hasFailed && <Cards members={members} />
      )}
      {members && !isAfterLast(members) && (
        <Pager
          label={t('Pages of members')}
          pages={pages}
          searchOf={(page) => searchOf({ ...filters, page })}
        />
      )}
    </div>
  );
}

function Cards({ members }: Pick<MembersProps, 'members'>) {
  if (members?.results.length === 0) {
    return (
      <EmptyState title={t('No card is shown here')}>
        {t('Members decide in their profile what they show. Yours could be the first.')}
      </EmptyState>
    );
  }
  return (
    <List>
      {members
        ? members.results.map((member) => <MemberCard key={member.member_id} member={member} />)
        : skeletons}
    </List>
  );
}
