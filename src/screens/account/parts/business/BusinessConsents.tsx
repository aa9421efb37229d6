import { CheckboxField } from '../../../../ui/fields/CheckboxField';
import { BusinessCard } from './BusinessCard';
import { businessLabels as labels } from '../../../../entities/business/businessForm';

export const BusinessConsents = () => (
  <>
    <CheckboxField
      name="consent_listing"
      label={labels.consent_listing}
      help="Without this nobody but you and our reviewers sees the entry."
    />
    <CheckboxField
      name="newsletter"
      label={labels.newsletter}
      help="You can unsubscribe with a link in every issue."
    />
    <BusinessCard />
  </>
);
