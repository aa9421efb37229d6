import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useFormikContext, type FormikHelpers } from 'formik';
import { useEffect, useId, useRef, useState } from 'react';
import { t } from '../../../../../domain/language';
import type { OwnListing } from '../../../../../domain/contract/listing';
import { changesSince } from '../../../../../domain/listing/facts';
import { TEAM_NAMES } from '../../../../../domain/listing/fields';
import { useEditListingMutation } from '../../../../api/admin/listingsAdminApi';
import { readFailure } from '../../../../api/failure';
import { problemOf } from '../../../../api/reasonOf';
import { BusyButton } from '../../../../ui/BusyButton';
import { BusinessFields } from '../../../../entities/business/BusinessFields';
import { FormAlert, type Problem } from '../../../../ui/fields/FormAlert';
import { DraftForm } from '../../../../ui/fields/DraftForm';
import { useRefusals } from '../../../../ui/fields/refusals';
import { useStoredDraft } from '../../../../ui/fields/storedDraft';
import { useOwnDraftKey } from '../../useOwnDraftKey';
import { DraftNotices } from '../../DraftNotices';
import { useToast } from '../../../../ui/toasts';
import {
  listingLabels,
  listingSchema,
  rebase,
  toEditPayload,
  toListingValues,
  type ListingValues,
} from '../listingForm';
import { ChangeTable } from './ChangeTable';

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(2),
  '& .MuiButton-root': { minHeight: 44 },
}));

interface ConflictNoticeProps {
  opened: OwnListing;
  now: OwnListing;
  onContinue: () => void;
}

/** Shows what the owner changed since the form was opened, and takes it over. */
function ConflictNotice({ opened, now, onContinue }: ConflictNoticeProps) {
  const { values, setValues } = useFormikContext<ListingValues>();
  const follow = async () => {
    onContinue();
    await setValues(rebase(values, opened, now));
  };
  return (
    <section aria-label={t('Changed in the meantime')}>
      <ChangeTable
        caption={t('What somebody else changed in the meantime')}
        changes={changesSince(opened, now)}
      />
      <Button variant="outlined" sx={{ mt: 1, minHeight: 44 }} onClick={() => void follow()}>
        {t('Accept these and keep what I typed')}
      </Button>
    </section>
  );
}

function Buttons({ onCancel }: { onCancel: () => void }) {
  const { isSubmitting } = useFormikContext<ListingValues>();
  return (
    <Actions>
      <BusyButton type="submit" variant="contained" busy={isSubmitting}>
        {t('Save on their behalf')}
      </BusyButton>
      <Button variant="text" disabled={isSubmitting} onClick={onCancel}>
        {t('Stop editing')}
      </Button>
    </Actions>
  );
}

/** A draft belongs to the version that was edited. */
const draftKey = ({ listing_id, modified_at }: OwnListing): string =>
  `listingEdit:${listing_id}:${modified_at}`;

interface Props {
  /** As it is now; what is edited is what was there when the form opened. */
  listing: OwnListing;
  onDone: () => void;
}

/** Edits a listing for its owner; what is typed stays on this device until it is saved. */
export function ListingEditForm({ listing, onDone }: Props) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  const [opened, setOpened] = useState(listing);
  const { listing_id: id } = listing;
  const key = useOwnDraftKey(draftKey(opened));
  const nextKey = useOwnDraftKey(draftKey(listing));
  const draft = useStoredDraft(key, toListingValues(opened));
  const refusals = useRefusals<ListingValues>();
  const [edit] = useEditListingMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const isOutdated = listing.modified_at !== opened.modified_at;
  // The button that opened the form is gone.
  useEffect(() => heading.current?.focus(), []);

  const save = async (values: ListingValues, { validateForm }: FormikHelpers<ListingValues>) => {
    setProblem(null);
    try {
      await edit({ id, body: toEditPayload(values, opened) }).unwrap();
    } catch (thrown) {
      const failure = readFailure(thrown);
      refusals.refuse(values, failure.fields);
      if (Object.keys(refusals.validate(values)).length > 0) await validateForm(values);
      else setProblem(problemOf(failure));
      return;
    }
    draft.forget();
    toast('success', t('Saved. The owner gets an email with what changed.'));
    onDone();
  };

  const cancel = () => {
    draft.forget();
    onDone();
  };

  return (
    <section>
      <Typography
        ref={heading}
        id={headingId}
        tabIndex={-1}
        variant="h3"
        component="h2"
        sx={{ mb: 1 }}
      >
        {t('Edit on the owner’s behalf')}
      </Typography>
      <Typography sx={{ mb: 2 }}>
        {t(
          'The owner gets an email that says what our team changed. Only the owner can publish the picture and the street.',
        )}
      </Typography>
      <DraftNotices draft={draft} />
      <DraftForm
        labelledBy={headingId}
        initialValues={draft.initial}
        schema={listingSchema}
        summary={listingLabels()}
        validate={refusals.validate}
        onValues={draft.keep}
        onSubmit={save}
      >
        <BusinessFields names={TEAM_NAMES} />
        {problem && (
          <FormAlert wait={problem.wait}>
            {t('Not saved. {reason} What you typed is still here.', { reason: problem.text })}
          </FormAlert>
        )}
        {isOutdated && (
          <ConflictNotice
            opened={opened}
            now={listing}
            onContinue={() => {
              setProblem(null);
              setOpened(listing);
              draft.settle(toListingValues(listing), nextKey);
            }}
          />
        )}
        <Buttons onCancel={cancel} />
      </DraftForm>
    </section>
  );
}
