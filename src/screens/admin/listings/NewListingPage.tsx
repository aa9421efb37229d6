import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useFormikContext, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { msg, t } from '../../../../domain/language';
import type { NewListingStatus } from '../../../../domain/contract/admin/listings';
import { TEAM_NAMES } from '../../../../domain/listing/fields';
import { useAddListingMutation } from '../../../api/admin/listingsAdminApi';
import { isRefused, readFailure } from '../../../api/failure';
import { problemOf } from '../../../api/reasonOf';
import { BusinessFields } from '../../../entities/business/BusinessFields';
import { optionOf } from '../../../entities/fields/optionsOf';
import { usePaths } from '../../../paths';
import { BusyButton } from '../../../ui/BusyButton';
import { DraftForm } from '../../../ui/fields/DraftForm';
import { FormAlert, type Problem } from '../../../ui/fields/FormAlert';
import { useRefusals } from '../../../ui/fields/refusals';
import { SelectField } from '../../../ui/fields/SelectField';
import { useStoredDraft } from '../../../ui/fields/storedDraft';
import { useOwnDraftKey } from '../useOwnDraftKey';
import { Page, PageTitle } from '../../../ui/Page';
import { DraftNotices } from '../DraftNotices';
import { useToast } from '../../../ui/toasts';
import {
  emptyListing,
  listingLabels,
  listingSchema,
  toNewPayload,
  type NewListingValues,
} from './listingForm';

const STATUS_OPTIONS = [
  optionOf<NewListingStatus>('published', msg('Public at once')),
  optionOf<NewListingStatus>('pending', msg('Waits for review')),
];

function AddButton() {
  const { isSubmitting } = useFormikContext();
  return (
    <BusyButton type="submit" variant="contained" busy={isSubmitting} sx={{ mt: 2, minHeight: 44 }}>
      {t('Add the listing')}
    </BusyButton>
  );
}

/** Adds a business that has no account; what is typed stays on this device until it is saved. */
export default function NewListingPage() {
  const headingId = useId();
  const paths = usePaths();
  const navigate = useNavigate();
  const toast = useToast();
  const draft = useStoredDraft(useOwnDraftKey('newListing'), emptyListing());
  const refusals = useRefusals<NewListingValues>();
  const [add] = useAddListingMutation();
  const [problem, setProblem] = useState<Problem | null>(null);

  const save = async (
    values: NewListingValues,
    { validateForm }: FormikHelpers<NewListingValues>,
  ) => {
    setProblem(null);
    try {
      const body = toNewPayload(values);
      const { listing } = await add({ body, key: draft.sendingKey() }).unwrap();
      draft.forget();
      toast('success', t('Added: {name}', { name: listing.name }));
      await navigate(paths.adminListing(listing.listing_id));
    } catch (thrown) {
      const failure = readFailure(thrown);
      if (isRefused(failure)) draft.dropSendingKey();
      refusals.refuse(values, failure.fields);
      if (Object.keys(refusals.validate(values)).length > 0) await validateForm(values);
      else setProblem(problemOf(failure));
    }
  };

  return (
    <Page title={t('New listing')} description={t('Add a business to the directory.')} isPersonal>
      <Typography sx={{ mb: 2 }}>
        <Link component={RouterLink} to={paths.adminListings}>
          {t('← All listings')}
        </Link>
      </Typography>
      <PageTitle variant="h2">{t('New listing')}</PageTitle>
      <Typography sx={{ mb: 2 }}>
        {t(
          'The listing belongs to no account. It is shown as unclaimed, without level and badges, until the business claims it.',
        )}
      </Typography>
      <Typography id={headingId} variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('What the directory says of the business')}
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
        <SelectField
          name="status"
          label={t('In the directory')}
          options={STATUS_OPTIONS}
          help={t('A listing that waits is in the queue of Directory Listings.')}
        />
        {problem && (
          <FormAlert wait={problem.wait}>
            {t('Not saved. {reason} What you typed is still here.', { reason: problem.text })}
          </FormAlert>
        )}
        <AddButton />
      </DraftForm>
    </Page>
  );
}
