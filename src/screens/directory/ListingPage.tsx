import { Navigate, useLocation, useParams } from 'react-router';
import { t } from '../../../domain/language';
import { usePaths } from '../../paths';
import { useClientValue } from '../../ui/useClientValue';
import { useFailureToast } from '../../ui/useFailureToast';
import { ListingPageView } from './ListingPageView';
import { ReportListing } from './ReportListing';
import { useActivity } from './useActivity';
import { useListing } from './useListing';

/** The filters the visitor came from, so that the way back leads to the same list. */
const directorySearch = (state: unknown): string =>
  typeof state === 'object' &&
  state !== null &&
  'directorySearch' in state &&
  typeof state.directorySearch === 'string'
    ? state.directorySearch
    : '';

export default function ListingPage() {
  const paths = usePaths();
  const { listingMapper = '' } = useParams();
  const location = useLocation() as { state: unknown };
  const filters = useClientValue(() => directorySearch(location.state), '');
  const { listing, status, retry } = useListing(listingMapper);
  const count = useActivity(listing?.listing_id);
  useFailureToast(status === 'failed', t('Failed to fetch listings'));
  if (listing && listing.slug !== listingMapper) {
    return <Navigate to={paths.listing(listing.slug)} replace state={location.state} />;
  }
  return (
    <ListingPageView
      report={listing && <ReportListing listing={listing} />}
      listing={listing}
      status={status}
      onRetry={retry}
      onReach={count}
      directory={paths.directory + filters}
    />
  );
}
