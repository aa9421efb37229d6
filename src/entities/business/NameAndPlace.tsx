import type { ReactNode } from 'react';
import { BUSINESS_LIMITS } from '../../../domain/fieldLimits';
import { COUNTIES } from '../../../domain/counties';
import { DIRECTORY_CATEGORIES } from '../../../domain/vocabulary';
import { MultiChoice } from '../../ui/fields/MultiChoice';
import { SelectField } from '../../ui/fields/SelectField';
import { TextField } from '../../ui/fields/TextField';
import { businessLabels as labels } from './businessForm';

const BLANK = { value: '', label: '' };
const SECTORS = DIRECTORY_CATEGORIES.map((name) => ({ value: name, label: name }));
const COUNTY_OPTIONS = [BLANK, ...COUNTIES.map(({ code, name }) => ({ value: code, label: name }))];

interface Props {
  logo?: ReactNode;
  street?: ReactNode;
}

/** What a listing begins with; picture and street only where they can be changed. */
export const NameAndPlace = ({ logo, street }: Props) => (
  <>
    <TextField
      name="name"
      label={labels.name}
      autoComplete="organization"
      autoCapitalize="words"
      maxLength={120}
      required
    />
    {logo}
    <SelectField name="category" label={labels.category} options={[BLANK, ...SECTORS]} required />
    <MultiChoice
      name="other_categories"
      label={labels.other_categories}
      help={`Up to ${BUSINESS_LIMITS.other_categories.maxItems}, besides your main sector.`}
      options={SECTORS}
      max={BUSINESS_LIMITS.other_categories.maxItems}
      columns
    />
    <SelectField name="county" label={labels.county} options={COUNTY_OPTIONS} required />
    <TextField
      name="address_locality"
      label={labels.address_locality}
      autoComplete="address-level2"
      autoCapitalize="words"
      maxLength={120}
      required
    />
    {street}
    <TextField
      name="founding_year"
      label={labels.founding_year}
      inputMode="numeric"
      maxLength={4}
      required
    />
  </>
);
