import { t } from '../../../domain/language';
import { FOR_YOU } from '../../../domain/contract/page';
import { useSessionActor, useUser } from '../../actors/session';
import { useGetResourceOverviewQuery, useSearchResourcesQuery } from '../../api/resourcesApi';
import { usePaths } from '../../paths';
import { useFailureToast } from '../../ui/useFailureToast';
import { pickForYou } from './pickResources';
import { ResourcesPageView } from './ResourcesPageView';

export default function ResourcesPage() {
  const session = useSessionActor();
  const user = useUser();
  const paths = usePaths();
  const isMember = user !== null;
  const { data: overview = null, isFetching, refetch } = useGetResourceOverviewQuery();
  const hasFailed = !overview && !isFetching;
  const tailored = useSearchResourcesQuery({ sort: FOR_YOU }, { skip: !isMember });
  const forYou = Array.isArray(tailored.data?.results) ? pickForYou(tailored.data.results) : [];
  useFailureToast(hasFailed, t('Failed to fetch resources'));
  return (
    <ResourcesPageView
      overview={overview}
      forYou={tailored.isLoading ? null : forYou}
      hasFailed={hasFailed}
      onRetry={() => void refetch()}
      isMember={isMember}
      answersAt={user && paths.profileCompletion(user.user_type)}
      onSignIn={(returnTo) => session.send({ type: 'signIn.requested', returnTo })}
    />
  );
}
