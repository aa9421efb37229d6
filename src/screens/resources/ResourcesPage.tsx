import { useMemo } from 'react';
import { FOR_YOU } from '../../../domain/contract/page';
import { useSessionActor, useUser } from '../../actors/session';
import { useSearchResourcesQuery } from '../../api/resourcesApi';
import { usePaths } from '../../paths';
import { useFailureToast } from '../../ui/useFailureToast';
import { arrange } from './pick';
import { ResourcesPageView } from './ResourcesPageView';
import { useResources } from './useResources';

export default function ResourcesPage() {
  const session = useSessionActor();
  const user = useUser();
  const paths = usePaths();
  const isMember = user !== null;
  const { resources, hasFailed, retry } = useResources();
  const fitting = useSearchResourcesQuery({ sort: FOR_YOU }, { skip: !isMember });
  const first = Array.isArray(fitting.data?.results) ? fitting.data.results : undefined;
  const landing = useMemo(
    () => (resources && !fitting.isLoading ? arrange(resources, first) : null),
    [resources, fitting.isLoading, first],
  );
  useFailureToast(hasFailed, 'Failed to fetch resources');
  return (
    <ResourcesPageView
      landing={landing}
      count={resources?.length ?? 0}
      hasFailed={hasFailed}
      onRetry={retry}
      isMember={isMember}
      answersAt={user && paths.profileCompletion(user.user_type)}
      onSignIn={(returnTo) => session.send({ type: 'signIn.requested', returnTo })}
    />
  );
}
