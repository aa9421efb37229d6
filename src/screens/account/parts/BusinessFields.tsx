import { useFormikContext } from 'formik';
import { countyName, COUNTIES } from '../../../../domain/counties';
import { DIRECTORY_CATEGORIES } from '../../../../domain/vocabulary';
import { CheckboxField } from '../../../ui/fields/CheckboxField';
import { MultiChoice } from '../../../ui/fields/MultiChoice';
import { SelectField } from '../../../ui/fields/SelectField';
import { TextField } from '../../../ui/fields/TextField';
import {
  businessLabels as labels,
  DESCRIPTION_MAX_LENGTH,
  DESCRIPTION_MIN_LENGTH,
  type BusinessValues,
} from './businessForm';
import { FormSection } from '../../../ui/fields/FormSection';
import { PublicCard } from './PublicCard';
import { THEME_OPTIONS } from '../../../ui/fields/themeOptions';

const BLANK = { value: '', label: '' };
const SECTORS = [BLANK, ...DIRECTORY_CATEGORIES.map((name) => ({ value: name, label: name }))];
const COUNTY_OPTIONS = [BLANK, ...COUNTIES.map(({ code, name }) => ({ value: code, label: name }))];

function Essentials() {
  return (
    <FormSection title="Your business" hint="Shown in the business directory.">
      <TextField
        name="name"
        label={labels.name}
        autoComplete="organization"
        autoCapitalize="words"
        maxLength={120}
        required
      />
      <SelectField name="category" label={labels.category} options={SECTORS} required />
      <SelectField name="county" label={labels.county} options={COUNTY_OPTIONS} required />
      <TextField
        name="address_locality"
        label={labels.address_locality}
        autoComplete="address-level2"
        autoCapitalize="words"
        maxLength={120}
        required
      />
      <TextField
        name="founding_year"
        label={labels.founding_year}
        inputMode="numeric"
        maxLength={4}
        required
      />
    </FormSection>
  );
}

function Work() {
  const { values } = useFormikContext<BusinessValues>();
  const length = values.description.trim().length;
  return (
    <FormSection title="What you do">
      <MultiChoice
        name="themes"
        label={labels.themes}
        help="Choose all that fit."
        options={THEME_OPTIONS}
        max={THEME_OPTIONS.length}
      />
      <TextField
        name="description"
        label={labels.description}
        help={`What you make or do, for whom, and how it helps people and nature. ${length} characters; ${DESCRIPTION_MIN_LENGTH} to ${DESCRIPTION_MAX_LENGTH} are needed.`}
        autoCapitalize="sentences"
        maxLength={DESCRIPTION_MAX_LENGTH}
        rows={5}
        required
      />
    </FormSection>
  );
}

function Contact() {
  return (
    <FormSection title="How to reach you" hint="Leave empty what should not be in the directory.">
      <TextField
        name="telephone"
        label={labels.telephone}
        help="A Kenyan mobile number, such as 0712 345 678."
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
      />
      <TextField
        name="url"
        label={labels.url}
        help="Such as https://example.co.ke"
        type="url"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        maxLength={190}
      />
    </FormSection>
  );
}

export function BusinessFields() {
  const { values } = useFormikContext<BusinessValues>();
  return (
    <>
      <Essentials />
      <Work />
      <Contact />
      <PublicCard
        name={values.name}
        facts={[
          values.category,
          [values.address_locality.trim(), countyName(values.county)].filter(Boolean).join(', '),
          values.founding_year && `since ${values.founding_year}`,
          values.telephone,
          values.url,
        ]}
        text={values.description}
        themes={values.themes}
      />
      <FormSection title="What we may do" hint="Each is your choice, and can be changed later.">
        <CheckboxField
          name="consent_listing"
          label={labels.consent_listing}
          help="Without this nobody but you and our reviewers sees the entry."
        />
        <CheckboxField
          name="newsletter"
          label={labels.newsletter}
          help="Every issue has a link to stop it."
        />
      </FormSection>
    </>
  );
}
