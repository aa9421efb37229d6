import { useFormikContext } from 'formik';
import { BUSINESS_LIMITS } from '../../../domain/fieldLimits';
import { MultiChoice } from '../../ui/fields/MultiChoice';
import { TextField } from '../../ui/fields/TextField';
import { THEME_OPTIONS } from '../theme/themeOptions';
import { businessLabels as labels, type BusinessValues } from './businessForm';

export function WhatYouDo() {
  const { values } = useFormikContext<BusinessValues>();
  const { minLength, maxLength } = BUSINESS_LIMITS.description;
  const length = values.description.trim().length;
  return (
    <>
      <MultiChoice
        name="themes"
        label={labels.themes}
        help="Choose all that fit."
        options={THEME_OPTIONS}
      />
      <TextField
        name="description"
        label={labels.description}
        help={`What you make or do, for whom, and how it helps people and nature. ${length} characters; ${minLength} to ${maxLength} are needed.`}
        autoCapitalize="sentences"
        maxLength={maxLength}
        rows={6}
        required
      />
    </>
  );
}
