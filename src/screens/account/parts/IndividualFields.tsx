import { useFormikContext } from 'formik';
import { CheckboxField } from '../../../ui/fields/CheckboxField';
import { MultiChoice } from '../../../ui/fields/MultiChoice';
import { SelectField } from '../../../ui/fields/SelectField';
import { TextField } from '../../../ui/fields/TextField';
import { FormSection } from '../../../ui/fields/FormSection';
import {
  COUNTY_OPTIONS,
  DISPLAY_NAME_LENGTH,
  INTRODUCTION_LENGTH,
  individualLabels as labels,
  MAX_THEMES_OF_INTEREST,
  placeName,
  type IndividualValues,
} from './individualForm';
import { PublicCard } from './PublicCard';
import { THEME_OPTIONS } from '../../../ui/fields/themeOptions';

export function IndividualFields() {
  const { values } = useFormikContext<IndividualValues>();
  return (
    <>
      <FormSection title="About you" hint="Shown on the community page.">
        <TextField
          name="display_name"
          label={labels.display_name}
          help="Your name, or a name you like to go by."
          autoComplete="nickname"
          autoCapitalize="words"
          maxLength={DISPLAY_NAME_LENGTH}
          required
        />
        <TextField
          name="introduction"
          label={labels.introduction}
          help={`A sentence or two about you. ${values.introduction.length} of ${INTRODUCTION_LENGTH} characters.`}
          autoCapitalize="sentences"
          maxLength={INTRODUCTION_LENGTH}
          rows={3}
        />
        <MultiChoice
          name="themes"
          label={labels.themes}
          help={`Up to ${MAX_THEMES_OF_INTEREST}.`}
          options={THEME_OPTIONS}
          max={MAX_THEMES_OF_INTEREST}
        />
        <PublicCard
          name={values.display_name}
          facts={[values.county_public ? placeName(values.county) : undefined]}
          text={values.introduction}
          themes={values.themes}
        />
      </FormSection>
      <FormSection title="Where you live" hint="Private, unless you tick the box.">
        <SelectField name="county" label={labels.county} options={COUNTY_OPTIONS} />
        <CheckboxField name="county_public" label={labels.county_public} />
      </FormSection>
      <FormSection title="What we may do" hint="Each is your choice, and can be changed later.">
        <CheckboxField
          name="use_in_trends"
          label={labels.use_in_trends}
          help="Only groups of at least five people are ever shown."
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
