import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../domain/language';
import type { OwnListing } from '../../../domain/contract/listing';
import type { SharedListingRow } from '../../../domain/contract/people';
import type { Application } from '../../../domain/contract/vetting';
import { JOINING_SENTENCE } from '../../../domain/joining';
import { listingWords } from '../../content/listingWords';
import { usePaths } from '../../paths';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { ListingPreview } from '../../entities/listing/ListingPreview';
import { Page, PageTitle } from '../../ui/Page';
import { ListingSkeleton } from './parts/ListingSkeleton';
import { Joining } from './parts/Joining';
import { ListingStatus } from './parts/ListingStatus';
import { PeopleSection } from './parts/people/PeopleSection';
import { SharedListings } from './parts/people/SharedListings';
import { ResultSection } from './parts/result/ResultSection';

export interface MyBusinessPageViewProps {
  listing: OwnListing | null;
  /** Those of others that the account looks after. */
  shared: readonly SharedListingRow[];
  /** Null before the first answer; undefined where it is not known. */
  application: Application | null | undefined;
  isMissing: boolean;
  hasFailed: boolean;
  onRetry: () => void;
}

function Content({
  listing,
  application,
  isMissing,
  hasFailed,
  onRetry,
}: Omit<MyBusinessPageViewProps, 'shared'>) {
  const paths = usePaths();
  if (listing) {
    return (
      <>
        <ListingStatus listing={listing} editAt={paths.profileCompletion('business')} />
        <Joining listing={listing} application={application} />
        {listing.status === 'published' && <ResultSection listingId={listing.listing_id} />}
        <ListingPreview listing={listing} words={listingWords(listing)} />
        <PeopleSection listingId={listing.listing_id} />
      </>
    );
  }
  if (hasFailed) return <ErrorState message={t('Failed to fetch listings')} onRetry={onRetry} />;
  if (!isMissing) return <ListingSkeleton onRetry={onRetry} />;
  return (
    <>
      <EmptyState
        title={t('You have no listing yet')}
        action={
          application === undefined && (
            <Button
              component={RouterLink}
              to={paths.profileCompletion('business')}
              variant="contained"
            >
              {t('Complete your profile')}
            </Button>
          )
        }
      >
        {t(JOINING_SENTENCE)}
      </EmptyState>
      <Joining listing={null} application={application} />
    </>
  );
}

export function MyBusinessPageView({ shared, ...props }: MyBusinessPageViewProps) {
  return (
    <Page
      title={t('Business Listing')}
      description={t('Your business in the directory: its review status and what customers see.')}
      isPersonal
    >
      <PageTitle variant="h2">{t('Business Listing')}</PageTitle>
      <SharedListings listings={shared} />
      <Content {...props} />
    </Page>
  );
}
