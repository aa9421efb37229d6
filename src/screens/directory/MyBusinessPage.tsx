import { useUser } from '../../actors/session';
import { useGetOwnListingQuery } from '../../api/directoryApi';
import { readFailure } from '../../api/failure';
import { ForBusinesses } from '../../entities/business/ForBusinesses';
import { useFailureToast } from '../../ui/useFailureToast';
import { MyBusinessPageView } from './MyBusinessPageView';

const NOT_FOUND = 404;

/** The listing of the signed-in business (decisions, section 2.1). */
export default function MyBusinessPage() {
  const isBusiness = useUser()?.user_type === 'business';
  const { data, error, refetch } = useGetOwnListingQuery(undefined, { skip: !isBusiness });
  const isMissing = readFailure(error).status === NOT_FOUND;
  const hasFailed = Boolean(error) && !isMissing;
  useFailureToast(hasFailed, 'Failed to fetch listings');
  if (!isBusiness) return <ForBusinesses title="Business Listing" />;
  return (
    <MyBusinessPageView
      listing={data ?? null}
      isMissing={isMissing}
      hasFailed={hasFailed}
      onRetry={() => void refetch()}
    />
  );
}
