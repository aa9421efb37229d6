import { useIsSignedIn, useSessionActor } from '../../actors/session';
import { useGetListingOverviewQuery } from '../../api/directoryApi';
import { useFailureToast } from '../../ui/useFailureToast';
import { HomePageView } from './HomePageView';

export default function HomePage() {
  const session = useSessionActor();
  const isMember = useIsSignedIn();
  const { data: overview = null, isFetching, refetch } = useGetListingOverviewQuery();
  const hasFailed = !overview && !isFetching;
  useFailureToast(hasFailed, 'Failed to fetch listings');
  return (
    <HomePageView
      overview={overview}
      hasFailed={hasFailed}
      onRetry={() => void refetch()}
      isMember={isMember}
      onJoin={() => session.send({ type: 'signIn.requested', returnTo: null })}
    />
  );
}
