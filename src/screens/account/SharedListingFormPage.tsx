import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useParams } from 'react-router';
import { t } from '../../../domain/language';
import type { OwnListing } from '../../../domain/contract/listing';
import { readFailure } from '../../api/failure';
import {
  useGetSharedListingQuery,
  useLazyGetSharedListingQuery,
  useSaveSharedListingMutation,
} from '../../api/listingPeopleApi';
import { reasonOf } from '../../api/reasonOf';
import {
  businessLabels,
  toListedValues,
  toSharedPayload,
  type BusinessValues,
} from '../../entities/business/businessForm';
import { NoSharedListing } from '../../entities/listing/NoSharedListing';
import { usePaths } from '../../paths';
import { ErrorState } from '../../ui/ErrorState';
import { Page, PageTitle } from '../../ui/Page';
import { FormSkeleton } from '../../ui/skeletons';
import { SlowNotice } from '../../ui/SlowNotice';
import { publicSteps } from './parts/business/businessSteps';
import { ReviewNotice } from './parts/business/ReviewNotice';
import { ProfileForm } from './parts/form/ProfileForm';
import { BUSINESS_LISTS } from './parts/profileForms';

const CONFLICT = 409;
const NOT_FOUND = 404;

interface Props {
  headingId: string;
  listing: OwnListing;
  onDiscard: () => void;
}

/** A draft belongs to the version that was opened. */
const draftKeyOf = ({ listing_id, modified_at }: OwnListing): string =>
  `sharedListing:${listing_id}:${modified_at}`;

function ListingForm({ headingId, listing, onDiscard }: Props) {
  const paths = usePaths();
  const { listing_id: id } = listing;
  const [save] = useSaveSharedListingMutation();
  const [readAgain] = useLazyGetSharedListingQuery();
  /** That of the version which a save replaces; the refusal of an older one is seen first. */
  const [version, setVersion] = useState(listing.modified_at);

  async function send(values: BusinessValues): Promise<void> {
    try {
      await save({ id, body: toSharedPayload(values, version) }).unwrap();
    } catch (thrown) {
      if (readFailure(thrown).status === CONFLICT) {
        const present = await readAgain(id).unwrap();
        setVersion(present.listing.modified_at);
      }
      throw thrown;
    }
  }

  return (
    <ProfileForm
      headingId={headingId}
      draftKey={draftKeyOf(listing)}
      start={toListedValues(listing)}
      lists={BUSINESS_LISTS}
      steps={publicSteps}
      labels={businessLabels()}
      texts={{ success: t('The listing is saved'), failure: t('Failed to save the listing') }}
      editedAt={paths.sharedListing(id)}
      notice={<ReviewNotice saved={listing} consents={listing.status !== 'draft'} />}
      send={send}
      onDiscard={onDiscard}
    />
  );
}

/** The form of a listing for its owners and editors, without the private answers of the business. */
export default function SharedListingFormPage() {
  const headingId = useId();
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useGetSharedListingQuery(Number(id), {
    refetchOnMountOrArgChange: true,
  });
  const [round, setRound] = useState(0);
  /** As it was when the form opened; it stays when the session expires. */
  const [opened, setOpened] = useState<OwnListing | null>(null);
  if (!opened && data && !isFetching) setOpened(data.listing);
  const failure = readFailure(error);
  const retry = () => void refetch();
  return (
    <Page
      title={t('Edit a listing')}
      description={t('Change what the directory shows of a business.')}
      maxWidth="text"
      isPersonal
    >
      <div id={headingId}>
        <PageTitle variant="h2">
          {opened ? t('Edit {name}', { name: opened.name }) : t('Edit a listing')}
        </PageTitle>
      </div>
      <Typography sx={{ mb: 3 }}>
        {t(
          'The directory shows all of this. Private answers and the assessment stay with the business account alone. Fields you must fill in say “(required)”.',
        )}
      </Typography>
      {opened && (
        <ListingForm
          key={round}
          headingId={headingId}
          listing={opened}
          onDiscard={() => setRound(round + 1)}
        />
      )}
      {!opened && failure.status === NOT_FOUND && <NoSharedListing />}
      {!opened && error && failure.status !== NOT_FOUND && (
        <ErrorState message={reasonOf(failure)} onRetry={retry} />
      )}
      {!opened && !error && (
        <>
          <FormSkeleton />
          <SlowNotice onRetry={retry} />
        </>
      )}
    </Page>
  );
}
