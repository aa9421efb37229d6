import { useState } from 'react';
import { useParams } from 'react-router';
import { msg, t } from '../../../../domain/language';
import { readFailure } from '../../../api/failure';
import { refusalOf } from '../../../api/refusalOf';
import { useGetListingReviewQuery } from '../../../api/admin/listingsAdminApi';
import { ErrorState } from '../../../ui/ErrorState';
import { Page, PageTitle } from '../../../ui/Page';
import { PageSkeleton } from '../../../ui/skeletons';
import { SlowNotice } from '../../../ui/SlowNotice';
import { AdminFrame } from '../AdminFrame';
import { ListingReviewView } from './ListingReviewView';

const TITLE = msg('Review of a listing');
const GONE = msg('There is no such listing. Its owner may have deleted the account.');
const NOT_LOADED = msg('The listing could not be loaded.');

const idOf = (text = ''): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** The listing, loaded again: another admin may have decided since the list was loaded. */
function useReview(id: number | null) {
  const { currentData, error, isFetching, refetch } = useGetListingReviewQuery(id ?? 0, {
    skip: id === null,
    refetchOnMountOrArgChange: true,
  });
  const failure = isFetching || !error ? null : readFailure(error);
  const isGone = id === null || failure?.status === 404;
  const refusal = isGone ? t(GONE) : failure && refusalOf(error);
  const review = refusal ? null : (currentData ?? null);
  return {
    review,
    problem: refusal ?? (failure && !review ? t(NOT_LOADED) : null),
    retry: () => void refetch(),
  };
}

/** One listing, all that a decision on it needs, and the decision. */
export default function ListingReviewPage() {
  const id = idOf(useParams()['id']);
  const { review, problem, retry } = useReview(id);
  /** Notes that are not sent yet, as long as the page is open. */
  const [notes] = useState(() => new Map<number, string>());
  const content = () => {
    if (review) {
      return <ListingReviewView key={id} review={review} notes={notes} />;
    }
    return (
      <>
        <PageTitle variant="h2">{t(TITLE)}</PageTitle>
        {problem ? (
          <ErrorState message={problem} onRetry={retry} />
        ) : (
          <>
            <SlowNotice onRetry={retry} />
            <PageSkeleton />
          </>
        )}
      </>
    );
  };
  return (
    <Page
      title={review ? t('Review: {name}', { name: review.listing.name }) : t(TITLE)}
      description={t('One listing, what changed in it, and the decision on it.')}
      maxWidth="full"
      isPersonal
    >
      <AdminFrame>{content()}</AdminFrame>
    </Page>
  );
}
