import {
  useSubmitBusinessMutation,
  useSubmitSustainabilityMutation,
} from '../../../api/profileApi';
import { businessLabels, businessSchema, emptyBusiness, toBusinessPayload } from './businessForm';
import { BusinessFields } from './BusinessFields';
import {
  emptyIndividual,
  individualLabels,
  individualSchema,
  toSustainabilityPayload,
} from './individualForm';
import { IndividualFields } from './IndividualFields';
import { ProfileForm } from './ProfileForm';

interface Props {
  headingId: string;
  userId: number;
  firstName: string;
}

export function IndividualProfileForm({ headingId, userId, firstName }: Props) {
  const [submit] = useSubmitSustainabilityMutation();
  return (
    <ProfileForm
      headingId={headingId}
      draftKey={`profileDraft:${userId}:individual`}
      empty={emptyIndividual(firstName)}
      schema={individualSchema}
      labels={individualLabels}
      texts={{ success: 'Form submitted successfully!', failure: 'Failed to submit form' }}
      send={async (values) => {
        await submit(toSustainabilityPayload(values)).unwrap();
      }}
    >
      <IndividualFields />
    </ProfileForm>
  );
}

/** An answer may be fine by its status and yet carry an error (specification 5). */
class BusinessRefused extends Error {
  readonly data: { error: string };
  constructor(error: string) {
    super(error);
    this.data = { error };
  }
}

export function BusinessProfileForm({ headingId, userId, firstName }: Props) {
  const [submit] = useSubmitBusinessMutation();
  return (
    <ProfileForm
      headingId={headingId}
      draftKey={`profileDraft:${userId}:business`}
      empty={emptyBusiness(firstName)}
      schema={businessSchema}
      labels={businessLabels}
      texts={{
        success: 'Form submitted successfully',
        failure: 'Failed to submit business information',
      }}
      send={async (values) => {
        const { error } = await submit(toBusinessPayload(values)).unwrap();
        if (error) throw new BusinessRefused(error);
      }}
    >
      <BusinessFields />
    </ProfileForm>
  );
}
