import { CheckboxField } from '../../../../ui/fields/CheckboxField';
import { individualLabels } from './individualForm';

/** Notice and objection in one place (domain brief, section 4). */
export const TrendsConsent = () => (
  <CheckboxField
    name="use_in_trends"
    label={individualLabels.use_in_trends}
    help="Trends count the answers of everyone who agrees. Your name, introduction and email are never part of them, and groups of fewer than five people are never shown. You can object at any time: untick this box, and your answers are left out of the next month’s count."
  />
);
