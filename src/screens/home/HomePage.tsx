import { t } from '../../../domain/language';
import { useIsSignedIn, useSessionActor } from '../../actors/session';
import { useGetListingOverviewQuery } from '../../api/directoryApi';
import { useFailureToast } from '../../ui/useFailureToast';
import { HomePageView } from './HomePageView';

export default function HomePage() {
  const session = useSessionActor();
  const isMember = useIsSignedIn();
  const { data: overview = null, isFetching } = useGetListingOverviewQuery();
  useFailureToast(!overview && !isFetching, t('Failed to fetch listings'));
  return (
    <HomePageView
      overview={overview}
      isMember={isMember}
      onJoin={() => session.send({ type: 'join.requested' })}
    />
  );
}
