import { useSearchParams } from 'react-router';
import { useIsSignedIn, useSessionActor } from '../../actors/session';
import {
  useListForumTopicsQuery,
  useListMembersQuery,
  useListThemeInterestQuery,
} from '../../api/communityApi';
import { useConfig } from '../../config';
import { CommunityPageView } from './CommunityPageView';
import { memberQuery, readFilters } from './memberFilters';
import { useIsHydrating } from '../../ui/useClientValue';

export default function CommunityPage() {
  const session = useSessionActor();
  const { forumUrl } = useConfig();
  const filters = readFilters(useSearchParams()[0]);
  const members = useListMembersQuery(memberQuery(filters));
  const interest = useListThemeInterestQuery();
  const topics = useListForumTopicsQuery(undefined, {
    skip: forumUrl === null,
    // Of a forum that was slow, the topics may have come meanwhile; the server asks once for a page.
    refetchOnMountOrArgChange: !useIsHydrating(),
  });

  const shownMembers = Array.isArray(members.data?.results) ? members.data : null;
  const shownInterest = Array.isArray(interest.data) ? interest.data : null;
  const hasNoPage = !members.isFetching && !Array.isArray(members.currentData?.results);
  return (
    <CommunityPageView
      isMember={useIsSignedIn()}
      onSignIn={(returnTo) => session.send({ type: 'signIn.requested', returnTo })}
      onJoin={() => session.send({ type: 'join.requested' })}
      members={{
        filters,
        members: hasNoPage ? null : shownMembers,
        isLoading: members.isFetching,
        hasFailed: hasNoPage,
        onRetry: () => void members.refetch(),
      }}
      interest={{
        interest: shownInterest,
        hasFailed: !interest.isFetching && !shownInterest,
        onRetry: () => void interest.refetch(),
      }}
      forum={forumUrl ? { forumUrl, topics: Array.isArray(topics.data) ? topics.data : [] } : null}
    />
  );
}
