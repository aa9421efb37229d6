import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { msg, t } from '../../../domain/language';
import { SaveListing } from '../../entities/listing/SaveListing';
import type { ListingWithSimilar } from '../../../domain/contract/listing';
import type { ActivityKind } from '../../../domain/listing/activity';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { listingWords } from '../../content/listingWords';
import { usePaths } from '../../paths';
import { listingText } from '../../entities/listing/listingText';
import { ListingArticle } from '../../entities/listing/ListingArticle';
import { Page, PageTitle } from '../../ui/Page';
import { ShareButtons } from '../../ui/ShareButtons';
import { ClaimLink } from './parts/ClaimLink';
import { ListingEvents } from './parts/ListingEvents';
import { ListingSkeleton } from './parts/ListingSkeleton';
import { SimilarListings } from './parts/SimilarListings';
import type { ListingStatus } from './useListing';

export interface ListingPageViewProps {
  listing: ListingWithSimilar | null;
  /** The button to report that something is wrong with it. */
  report: ReactNode;
  status: ListingStatus;
  onRetry: () => void;
  /** The reader calls or writes to the business, or looks for the way to it. */
  onReach: (kind: ActivityKind) => void;
  /** The address of the list, with the filters the visitor came from. */
  directory: string;
}

const TITLES: Record<ListingStatus, string> = {
  shown: msg('Business'),
  loading: msg('Loading a business…'),
  missing: msg('Business not found'),
  failed: msg('Business not loaded'),
};

function Content(props: ListingPageViewProps) {
  const { listing, report, status, onRetry, onReach, directory } = props;
  const paths = usePaths();
  if (listing) {
    const actions = (
      <>
        <SaveListing id={listing.listing_id} name={listing.name} />
        <ShareButtons
          title={listing.name}
          path={paths.listing(listing.slug)}
          text={listingText(listing)}
        />
        {report}
      </>
    );
    return (
      <>
        <ListingArticle
          listing={listing}
          words={listingWords(listing)}
          actions={actions}
          onReach={onReach}
          claim={<ClaimLink slug={listing.slug} />}
        />
        <ListingEvents events={listing.coming_events ?? []} />
        <SimilarListings listings={listing.similar ?? []} />
      </>
    );
  }
  if (status === 'loading') {
    return (
      <>
        <PageTitle variant="h2">{t(TITLES.loading)}</PageTitle>
        <ListingSkeleton onRetry={onRetry} />
      </>
    );
  }
  return (
    <>
      <PageTitle variant="h2">{t(TITLES[status])}</PageTitle>
      {status === 'failed' ? (
        <ErrorState message={t('Failed to fetch listings')} onRetry={onRetry} />
      ) : (
        <EmptyState
          title={t('No business is listed at this address')}
          action={
            <Link component={RouterLink} to={directory} sx={{ fontWeight: 600 }}>
              {t('Search the directory')}
            </Link>
          }
        >
          {t('It may have changed its name, or its listing may have ended.')}
        </EmptyState>
      )}
    </>
  );
}

export function ListingPageView(props: ListingPageViewProps) {
  const { listing, status, directory } = props;
  return (
    <Page
      title={listing?.name ?? t(TITLES[status])}
      description={listing?.summary ?? t('A business of the Kenyan sustainability directory.')}
    >
      <Typography sx={{ mb: 3, displayPrint: 'none' }}>
        <Link component={RouterLink} to={directory} sx={{ py: 1, fontWeight: 600 }}>
          {t('← Business Directory')}
        </Link>
      </Typography>
      <Content {...props} />
    </Page>
  );
}
