import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Member } from '../../../../domain/contract/member';
import type { PageOf } from '../../../../domain/contract/page';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { Pager, useFocusAfterPaging } from '../../../ui/Pager';
import { SlowNotice } from '../../../ui/SlowNotice';
import { writePage } from '../../../ui/pageAddress';
import { MemberCard, MemberSkeleton } from './MemberCard';

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
  /** Null while they load and after a failure. */
  members: PageOf<Member> | null;
  hasFailed: boolean;
  onRetry: () => void;
}

const headText = (members: PageOf<Member> | null, pages: number): string => {
  if (!members) return 'Loading members…';
  const count = members.count === 1 ? '1 public card' : `${members.count} public cards`;
  return pages > 1 ? `${count}, page ${members.page} of ${pages}` : count;
};

/** The cards of members, with the fields that each chose to show. */
export function Members({ members, hasFailed, onRetry }: MembersProps) {
  const heading = useFocusAfterPaging();
  if (hasFailed) return <ErrorState message="Failed to fetch members" onRetry={onRetry} />;
  const pages = members ? Math.ceil(members.count / members.page_size) : 0;
  return (
    <div aria-busy={!members}>
      <div role="status">
        <Typography
          ref={heading}
          variant="h4"
          component="h3"
          tabIndex={-1}
          sx={{ mt: 3, scrollMarginTop: 96 }}
        >
          {headText(members, pages)}
        </Typography>
      </div>
      {!members && <SlowNotice onRetry={onRetry} />}
      {members?.results.length === 0 ? (
        <EmptyState title="No card is shown here">
          Members decide in their profile what they show. Yours could be the first.
        </EmptyState>
      ) : (
        <List>
          {members
            ? members.results.map((member) => <MemberCard key={member.member_id} member={member} />)
            : skeletons}
        </List>
      )}
      {members && (
        <Pager label="Pages of members" page={members.page} pages={pages} searchOf={writePage} />
      )}
    </div>
  );
}
