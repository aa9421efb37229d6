import { useSessionState } from '../../actors/session';
import { useGetProfileQuery } from '../../api/profileApi';
import { ProfilePageView } from './ProfilePageView';

function KnownProfilePage({ userId }: { userId: number }) {
  const { data, isFetching, refetch } = useGetProfileQuery(userId);
  return (
    <ProfilePageView
      profile={data ?? null}
      hasFailed={!isFetching && !data}
      onRetry={() => void refetch()}
    />
  );
}

/** When the session expires, the page stays under the login popup with what is typed. */
export default function ProfilePage() {
  const userId = useSessionState(({ context }) => context.user?.user_id);
  return userId === undefined ? null : <KnownProfilePage key={userId} userId={userId} />;
}
