import { useIsSignedIn, useSessionActor } from '../../actors/session';
import { useListListingsQuery } from '../../api/directoryApi';
import { useFailureToast } from '../../ui/useFailureToast';
import { HomePageView } from './HomePageView';

export default function HomePage() {
  const session = useSessionActor();
  const isMember = useIsSignedIn();
  const { data, isFetching, isUninitialized, refetch } = useListListingsQuery();
  const listings = Array.isArray(data) ? data : null;
  const hasFailed = !listings && !isFetching && !isUninitialized;
  useFailureToast(hasFailed, 'Failed to fetch listings');
  return (
    <HomePageView
      listings={listings}
      hasFailed={hasFailed}
      onRetry={() => void refetch()}
      isMember={isMember}
      onJoin={() => session.send({ type: 'signIn.requested', returnTo: null })}
    />
  );
}
