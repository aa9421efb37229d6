import { useMemo } from 'react';
import { FOR_YOU } from '../../../domain/contract/page';
import { useSessionActor, useUser } from '../../actors/session';
import { useSearchResourcesQuery } from '../../api/resourcesApi';
import { usePaths } from '../../paths';
import { useFailureToast } from '../../ui/useFailureToast';
import { pickForLanding, pickForYou } from './pickResources';
import { ResourcesPageView } from './ResourcesPageView';
import { useResources } from './useResources';

export default function ResourcesPage() {
  const session = useSessionActor();
  const user = useUser();
  const paths = usePaths();
  const isMember = user !== null;
  const { resources, hasFailed, retry } = useResources();
  const tailored = useSearchResourcesQuery({ sort: FOR_YOU }, { skip: !isMember });
  const landing = useMemo(() => resources && pickForLanding(resources), [resources]);
  const forYou = Array.isArray(tailored.data?.results) ? pickForYou(tailored.data.results) : [];
  useFailureToast(hasFailed, 'Failed to fetch resources');
  return (
    <ResourcesPageView
      landing={landing}
      forYou={tailored.isLoading ? null : forYou}
      count={resources?.length ?? 0}
      hasFailed={hasFailed}
      onRetry={retry}
      isMember={isMember}
      answersAt={user && paths.profileCompletion(user.user_type)}
      onSignIn={(returnTo) => session.send({ type: 'signIn.requested', returnTo })}
    />
  );
}
