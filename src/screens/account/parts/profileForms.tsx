import { t } from '../../../../domain/language';
import type { OwnListing } from '../../../../domain/contract/listing';
import type { Profile } from '../../../../domain/contract/profile';
import {
  useSubmitBusinessMutation,
  useSubmitSustainabilityMutation,
} from '../../../api/profileApi';
import { usePaths } from '../../../paths';
import {
  businessLabels,
  emptyBusiness,
  isChosenPicture,
  isFounder,
  toBusinessPayload,
  toBusinessValues,
} from '../../../entities/business/businessForm';
import { isProduct } from '../../../entities/business/productForm';
import { businessSteps } from './business/businessSteps';
import { ReviewNotice } from './business/ReviewNotice';
import { ProfileForm } from './form/ProfileForm';
import {
  emptyIndividual,
  toIndividualValues,
  toSustainabilityPayload,
} from './individual/individualForm';
import { individualSteps, individualSummary } from './individual/individualSteps';

/** The answers that the member has saved. */
export interface SavedAnswers {
  profile: Profile;
  /** Of a business; null when it has none. */
  listing: OwnListing | null;
}

interface Props {
  headingId: string;
  userId: number;
  firstName: string;
  /** Null for the first answers. */
  saved: SavedAnswers | null;
  onDiscard: () => void;
}

export function IndividualProfileForm({ userId, firstName, saved, ...form }: Props) {
  const paths = usePaths();
  const [submit] = useSubmitSustainabilityMutation();
  const answers = saved?.profile.interests;
  return (
    <ProfileForm
      {...form}
      draftKey={`profileDraft:${userId}:individual`}
      start={answers ? toIndividualValues(answers) : emptyIndividual(firstName)}
      steps={individualSteps}
      labels={individualSummary}
      texts={{ success: t('Form submitted successfully!'), failure: t('Failed to submit form') }}
      editedAt={saved && paths.profile}
      send={(values, key) => submit({ body: toSustainabilityPayload(values), key }).unwrap()}
    />
  );
}

/** What the entries of the lists of the business form are. */
export const BUSINESS_LISTS = {
  founders: isFounder,
  pictures: isChosenPicture,
  products: isProduct,
};

export function BusinessProfileForm({ userId, firstName, saved, ...form }: Props) {
  const paths = usePaths();
  const [submit] = useSubmitBusinessMutation();
  const answers = saved?.profile.business;
  return (
    <ProfileForm
      {...form}
      draftKey={`profileDraft:${userId}:business`}
      start={answers ? toBusinessValues(answers) : emptyBusiness(firstName)}
      lists={BUSINESS_LISTS}
      steps={businessSteps}
      labels={businessLabels()}
      texts={{
        success: t('Form submitted successfully'),
        failure: t('Failed to submit business information'),
      }}
      editedAt={saved && paths.myBusiness}
      notice={saved?.listing && <ReviewNotice saved={saved.listing} />}
      send={(values, key) => submit({ body: toBusinessPayload(values), key }).unwrap()}
    />
  );
}
