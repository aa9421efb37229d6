import { useIsSignedIn, useSessionActor } from '../../actors/session';
import { useFailureToast } from '../../ui/useFailureToast';
import { HomePageView } from './HomePageView';
import { useOverview } from './useOverview';

export default function HomePage() {
  const session = useSessionActor();
  const isMember = useIsSignedIn();
  const { overview, hasFailed, retry } = useOverview();
  useFailureToast(hasFailed, 'Failed to fetch listings');
  return (
    <HomePageView
      overview={overview}
      hasFailed={hasFailed}
      onRetry={retry}
      isMember={isMember}
      onJoin={() => session.send({ type: 'signIn.requested', returnTo: null })}
    />
  );
}
