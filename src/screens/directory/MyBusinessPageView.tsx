import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { OwnListing } from '../../../domain/contract/listing';
import { listingWords } from '../../content/listingWords';
import { usePaths } from '../../paths';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { ListingPreview } from '../../entities/listing/ListingPreview';
import { Notice } from '../../ui/Notice';
import { Page, PageTitle } from '../../ui/Page';
import { ListingSkeleton } from './parts/ListingSkeleton';
import { LISTING_STATES } from '../../content/listingStates';

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  margin: theme.spacing(3, 0, 6),
}));

export interface MyBusinessPageViewProps {
  listing: OwnListing | null;
  isMissing: boolean;
  hasFailed: boolean;
  onRetry: () => void;
}

function ListingStatus({ listing }: { listing: OwnListing }) {
  const paths = usePaths();
  const { title, text } = LISTING_STATES[listing.status];
  return (
    <section aria-labelledby="listing-state">
      <Typography id="listing-state" variant="h3" component="h2">
        {title}
      </Typography>
      <Typography sx={{ mt: 1, maxWidth: 640 }}>{text}</Typography>
      {listing.moderation_feedback && (
        <Notice tone="info">Our reviewer writes: {listing.moderation_feedback}</Notice>
      )}
      <Actions>
        <Button component={RouterLink} to={paths.profileCompletion('business')} variant="contained">
          Edit your listing
        </Button>
        {listing.status === 'published' && (
          <Button component={RouterLink} to={paths.listing(listing.slug)} variant="outlined">
            See it in the directory
          </Button>
        )}
      </Actions>
    </section>
  );
}

function Content({ listing, isMissing, hasFailed, onRetry }: MyBusinessPageViewProps) {
  const paths = usePaths();
  if (listing) {
    return (
      <>
        <ListingStatus listing={listing} />
        <ListingPreview listing={listing} words={listingWords(listing)} />
      </>
    );
  }
  if (hasFailed) return <ErrorState message="Failed to fetch listings" onRetry={onRetry} />;
  if (!isMissing) return <ListingSkeleton onRetry={onRetry} />;
  return (
    <EmptyState
      title="You have no listing yet"
      action={
        <Button component={RouterLink} to={paths.profileCompletion('business')} variant="contained">
          Fill in the business form
        </Button>
      }
    >
      The business form has everything that a listing needs. Our team reads it before it appears in
      the directory.
    </EmptyState>
  );
}

export function MyBusinessPageView(props: MyBusinessPageViewProps) {
  return (
    <Page
      title="Business Listing"
      description="Your business in the directory: its review status and what customers see."
      isPersonal
    >
      <PageTitle variant="h2">Business Listing</PageTitle>
      <Content {...props} />
    </Page>
  );
}
