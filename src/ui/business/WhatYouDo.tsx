import { useFormikContext } from 'formik';
import { MultiChoice } from '../fields/MultiChoice';
import { TextField } from '../fields/TextField';
import { THEME_OPTIONS } from '../fields/themeOptions';
import { businessLabels as labels, type BusinessValues } from './businessForm';
import { DESCRIPTION_MAX_LENGTH, DESCRIPTION_MIN_LENGTH } from './businessSchemas';

export function WhatYouDo() {
  const { values } = useFormikContext<BusinessValues>();
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
        help={`What you make or do, for whom, and how it helps people and nature. ${length} characters; ${DESCRIPTION_MIN_LENGTH} to ${DESCRIPTION_MAX_LENGTH} are needed.`}
        autoCapitalize="sentences"
        maxLength={DESCRIPTION_MAX_LENGTH}
        rows={6}
        required
      />
    </>
  );
}
