import { useMemo } from 'react';
import { useIsSignedIn, useSessionActor } from '../../actors/session';
import { useFailureToast } from '../../ui/useFailureToast';
import { arrange } from './pick';
import { ResourcesPageView } from './ResourcesPageView';
import { useResources } from './useResources';

export default function ResourcesPage() {
  const session = useSessionActor();
  const isMember = useIsSignedIn();
  const { resources, hasFailed, retry } = useResources();
  const landing = useMemo(() => resources && arrange(resources), [resources]);
  useFailureToast(hasFailed, 'Failed to fetch resources');
  return (
    <ResourcesPageView
      landing={landing}
      count={resources?.length ?? 0}
      hasFailed={hasFailed}
      onRetry={retry}
      isMember={isMember}
      onSignIn={(returnTo) => session.send({ type: 'signIn.requested', returnTo })}
    />
  );
}
