import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { t } from '../../../../domain/language';
import type { ListingReview } from '../../../../domain/contract/admin/listings';
import { useListAdminListingsQuery } from '../../../api/admin/listingsAdminApi';
import { listingWords } from '../../../content/listingWords';
import { usePaths } from '../../../paths';
import { ListingPreview } from '../../../entities/listing/ListingPreview';
import { useMay } from '../../../entities/member/useMay';
import { PageTitle } from '../../../ui/Page';
import { gridParams, readGridQuery } from '../grid/gridAddress';
import { QueueBar, ReviewColumns } from '../ReviewLayout';
import { useNextRow } from '../useNextRow';
import { LISTING_GRID } from './listingGrid';
import { Changes, Duplicates, Owner } from './parts/reviewSections';
import { ListingDecision } from './parts/ListingDecision';
import { ListingEditForm } from './parts/ListingEditForm';
import { ListingFlags } from './parts/ListingFlags';
import { ReviewSummary } from './parts/ReviewSummary';

const Sections = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > section': { scrollMarginTop: theme.spacing(10) },
}));

interface Props {
  review: ListingReview;
  notes: Map<number, string>;
}

/** The next listing of the list that the review was opened from, by default the queue. */
function useNextListing(id: number) {
  const paths = usePaths();
  const [params] = useSearchParams();
  const chosen = gridParams(LISTING_GRID, readGridQuery(LISTING_GRID, params));
  const list = Object.keys(chosen).length > 0 ? chosen : { attention: 'queue' };
  const { data } = useListAdminListingsQuery(list);
  const next = useNextRow(data?.results ?? [], (row) => row.listing_id === id);
  const search = new URLSearchParams(list).toString();
  return {
    list: `${paths.adminListings}?${search}`,
    next: next && { name: next.name, to: `${paths.adminListing(next.listing_id)}?${search}` },
  };
}

/** The listing as the public sees it, its changes, flags and duplicates, beside the decision. */
export function ListingReviewView({ review, notes }: Props) {
  const { listing, reports, duplicates } = review;
  const { list, next } = useNextListing(listing.listing_id);
  const mayEdit = useMay('editListings');
  const [isEditing, setIsEditing] = useState(false);
  const place = useRef<HTMLElement>(null);
  const stopEditing = () => {
    setIsEditing(false);
    place.current?.focus();
  };
  return (
    <>
      <QueueBar aria-label={t('Queue')}>
        <Link component={RouterLink} to={list}>
          {t('← All listings')}
        </Link>
        {next && (
          <Link component={RouterLink} to={next.to}>
            {t('Next: {name} →', { name: next.name })}
          </Link>
        )}
      </QueueBar>
      <PageTitle variant="h2">{t('Review: {name}', { name: listing.name })}</PageTitle>
      {!isEditing && <ReviewSummary review={review} />}
      <ReviewColumns ref={place} tabIndex={-1} aria-label={t('Review of a listing')}>
        <Sections>
          {isEditing ? (
            <ListingEditForm listing={listing} onDone={stopEditing} />
          ) : (
            <>
              <ListingPreview listing={listing} words={listingWords(listing)} />
              <Changes review={review} />
              <ListingFlags reports={reports} />
              <Duplicates duplicates={duplicates} />
              <Owner review={review} />
            </>
          )}
        </Sections>
        <ListingDecision
          listing={listing}
          notes={notes}
          next={next}
          onEdit={isEditing || !mayEdit ? null : () => setIsEditing(true)}
        />
      </ReviewColumns>
    </>
  );
}
