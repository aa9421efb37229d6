import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import type { ListingReview } from '../../../../domain/contract/admin/listings';
import { useListAdminListingsQuery } from '../../../api/admin/listingsAdminApi';
import { listingWords } from '../../../content/listingWords';
import { usePaths } from '../../../paths';
import { ListingPreview } from '../../../entities/listing/ListingPreview';
import { PageTitle } from '../../../ui/Page';
import { askedParams, readAsked } from '../grid/gridAddress';
import { QueueBar, ReviewColumns } from '../ReviewLayout';
import { useNext } from '../useNext';
import { LISTING_GRID } from './listingList';
import { Changes, Duplicates, Owner } from './parts/Background';
import { Decision } from './parts/Decision';
import { EditForm } from './parts/EditForm';
import { Flags } from './parts/Flags';
import { Glance } from './parts/Glance';

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

/** Where the list goes on from which the review was opened: the queue unless another was named. */
function useNextListing(id: number) {
  const paths = usePaths();
  const [params] = useSearchParams();
  const asked = askedParams(LISTING_GRID, readAsked(LISTING_GRID, params));
  const list = Object.keys(asked).length > 0 ? asked : { attention: 'queue' };
  const { data } = useListAdminListingsQuery(list);
  const next = useNext(data?.results ?? [], (row) => row.listing_id === id);
  const search = new URLSearchParams(list).toString();
  return {
    list: `${paths.adminListings}?${search}`,
    next: next && { name: next.name, to: `${paths.adminListing(next.listing_id)}?${search}` },
  };
}

/** What the public sees, what changed, what others say, and beside it the decision. */
export function ListingReviewView({ review, notes }: Props) {
  const { listing, reports, duplicates } = review;
  const { list, next } = useNextListing(listing.listing_id);
  const [isEditing, setIsEditing] = useState(false);
  const place = useRef<HTMLElement>(null);
  const stopEditing = () => {
    setIsEditing(false);
    place.current?.focus();
  };
  return (
    <>
      <QueueBar aria-label="Queue">
        <Link component={RouterLink} to={list}>
          ← All listings
        </Link>
        {next && (
          <Link component={RouterLink} to={next.to}>
            Next: {next.name} →
          </Link>
        )}
      </QueueBar>
      <PageTitle variant="h2">Review: {listing.name}</PageTitle>
      {!isEditing && <Glance review={review} />}
      <ReviewColumns ref={place} tabIndex={-1} aria-label="Review of a listing">
        <Sections>
          {isEditing ? (
            <EditForm listing={listing} onDone={stopEditing} />
          ) : (
            <>
              <ListingPreview listing={listing} words={listingWords(listing)} />
              <Changes review={review} />
              <Flags reports={reports} />
              <Duplicates duplicates={duplicates} />
              <Owner review={review} />
            </>
          )}
        </Sections>
        <Decision
          listing={listing}
          notes={notes}
          next={next}
          onEdit={isEditing ? null : () => setIsEditing(true)}
        />
      </ReviewColumns>
    </>
  );
}
