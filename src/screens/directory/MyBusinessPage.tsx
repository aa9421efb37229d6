import { t } from '../../../domain/language';
import { useUser } from '../../actors/session';
import { useGetOwnListingQuery } from '../../api/directoryApi';
import { useListApplicationsQuery } from '../../api/vettingApi';
import { readFailure } from '../../api/failure';
import { useListSharedListingsQuery } from '../../api/listingPeopleApi';
import { ForBusinesses } from '../../entities/business/ForBusinesses';
import { useFailureToast } from '../../ui/useFailureToast';
import { MyBusinessPageView } from './MyBusinessPageView';
import { SharedListings } from './parts/people/SharedListings';

const NOT_FOUND = 404;

/** The listing of the signed-in business (decisions, section 2.1), and those that anybody looks after. */
export default function MyBusinessPage() {
  const user = useUser();
  const isBusiness = user?.user_type === 'business';
  const { data, error, refetch } = useGetOwnListingQuery(undefined, { skip: !isBusiness });
  const shared = useListSharedListingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: applications } = useListApplicationsQuery(
    { user: user?.user_id ?? 0 },
    { skip: !isBusiness },
  );
  const isMissing = readFailure(error).status === NOT_FOUND;
  const hasFailed = Boolean(error) && !isMissing;
  useFailureToast(hasFailed || shared.isError, t('Failed to fetch listings'));
  const listings = shared.data ?? [];
  if (!isBusiness) {
    return (
      <ForBusinesses title="Business Listing">
        <SharedListings listings={listings} />
      </ForBusinesses>
    );
  }
  return (
    <MyBusinessPageView
      listing={data ?? null}
      shared={listings}
      application={applications && (applications[0] ?? null)}
      isMissing={isMissing}
      hasFailed={hasFailed}
      onRetry={() => void refetch()}
    />
  );
}
