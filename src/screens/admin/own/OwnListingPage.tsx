import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../domain/language';
import type { OwnListing } from '../../../../domain/contract/listing';
import { useGetOwnListingQuery } from '../../../api/directoryApi';
import { readFailure } from '../../../api/failure';
import { LISTING_STATES } from '../../../content/listingStates';
import { listingWords } from '../../../content/listingWords';
import { usePaths } from '../../../paths';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { ListingPreview } from '../../../entities/listing/ListingPreview';
import { Notice } from '../../../ui/Notice';
import { Page, PageTitle } from '../../../ui/Page';
import { PageSkeleton } from '../../../ui/skeletons';
import { SlowNotice } from '../../../ui/SlowNotice';

const NOT_FOUND = 404;

function ListingStatus({ listing }: { listing: OwnListing }) {
  const paths = usePaths();
  const { title, text } = LISTING_STATES[listing.status];
  return (
    <section aria-labelledby="listing-state">
      <Typography id="listing-state" variant="h3" component="h2">
        {t(title)}
      </Typography>
      <Typography sx={{ mt: 1, mb: 2, maxWidth: 640 }}>{t(text)}</Typography>
      {listing.moderation_feedback && (
        <Notice tone="info">
          {t('Our reviewer writes: {text}', { text: listing.moderation_feedback })}
        </Notice>
      )}
      <Button
        component={RouterLink}
        to={paths.myBusiness}
        variant="outlined"
        sx={{ mt: 3, mb: 6, minHeight: 44 }}
      >
        {t('To your listing, where you can edit it')}
      </Button>
    </section>
  );
}

/** The listing of a business as the team sees it, read-only. */
export default function OwnListingPage() {
  const paths = usePaths();
  const { data, error, refetch } = useGetOwnListingQuery();
  const isMissing = readFailure(error).status === NOT_FOUND;
  const retry = () => void refetch();
  const content = () => {
    if (data) {
      return (
        <>
          <ListingStatus listing={data} />
          <ListingPreview listing={data} words={listingWords(data)} />
        </>
      );
    }
    if (isMissing) {
      return (
        <EmptyState
          title={t('You have no listing yet')}
          action={
            <Button component={RouterLink} to={paths.myBusiness} variant="contained">
              {t('To your listing')}
            </Button>
          }
        >
          {t('It begins with your profile, the first of three steps into the directory.')}
        </EmptyState>
      );
    }
    if (error) return <ErrorState message={t('Failed to fetch listings')} onRetry={retry} />;
    return (
      <>
        <SlowNotice onRetry={retry} />
        <PageSkeleton />
      </>
    );
  };
  return (
    <Page
      title={t('Directory Listings')}
      description={t('The review status of your listing.')}
      isPersonal
    >
      <PageTitle variant="h2">{t('Directory Listings')}</PageTitle>
      {content()}
    </Page>
  );
}
