import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useNavigate, useParams } from 'react-router';
import { t } from '../../../domain/language';
import type { SharedListing } from '../../../domain/contract/people';
import { readFailure } from '../../api/failure';
import { useGetSharedListingQuery } from '../../api/listingPeopleApi';
import { reasonOf } from '../../api/reasonOf';
import { listingWords } from '../../content/listingWords';
import { ListingPreview } from '../../entities/listing/ListingPreview';
import { NoSharedListing } from '../../entities/listing/NoSharedListing';
import { usePaths } from '../../paths';
import { ErrorState } from '../../ui/ErrorState';
import { Page, PageTitle } from '../../ui/Page';
import { ListingSkeleton } from './parts/ListingSkeleton';
import { ListingStatus } from './parts/ListingStatus';
import { PeopleSection } from './parts/people/PeopleSection';
import { ResultSection } from './parts/result/ResultSection';

const NOT_FOUND = 404;

function Content({ shared: { listing } }: { shared: SharedListing }) {
  const paths = usePaths();
  const navigate = useNavigate();
  const { listing_id: id } = listing;
  return (
    <>
      <ListingStatus listing={listing} editAt={paths.editSharedListing(id)} />
      {listing.status === 'published' && <ResultSection listingId={id} />}
      <ListingPreview listing={listing} words={listingWords(listing)} />
      <PeopleSection listingId={id} onLeft={() => void navigate(paths.myBusiness)} />
    </>
  );
}

/** A listing that somebody looks after as owner or editor. */
export default function SharedListingPage() {
  const paths = usePaths();
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetSharedListingQuery(Number(id), {
    refetchOnMountOrArgChange: true,
  });
  const failure = readFailure(error);
  const isGone = failure.status === NOT_FOUND;
  const shared = isGone ? undefined : data;
  const retry = () => void refetch();
  return (
    <Page
      title={shared?.listing.name ?? t('A listing you look after')}
      description={t('Its review, and who takes part.')}
      isPersonal
    >
      <Typography sx={{ mb: 3 }}>
        <Link component={RouterLink} to={paths.myBusiness} sx={{ py: 1, fontWeight: 600 }}>
          {t('← Business Listing')}
        </Link>
      </Typography>
      <PageTitle variant="h2">{shared?.listing.name ?? t('A listing you look after')}</PageTitle>
      {shared && <Content shared={shared} />}
      {isGone && <NoSharedListing />}
      {error && !shared && !isGone && <ErrorState message={reasonOf(failure)} onRetry={retry} />}
      {!error && !shared && <ListingSkeleton onRetry={retry} />}
    </Page>
  );
}
