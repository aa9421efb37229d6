import { MAX_OTHER_CATEGORIES } from '../../../../../domain/businessFacts';
import { COUNTIES } from '../../../../../domain/counties';
import { DIRECTORY_CATEGORIES } from '../../../../../domain/vocabulary';
import { CheckboxField } from '../../../../ui/fields/CheckboxField';
import { MultiChoice } from '../../../../ui/fields/MultiChoice';
import { SelectField } from '../../../../ui/fields/SelectField';
import { TextField } from '../../../../ui/fields/TextField';
import { businessLabels as labels } from './businessForm';
import { LogoField } from './LogoField';

const BLANK = { value: '', label: '' };
const SECTORS = DIRECTORY_CATEGORIES.map((name) => ({ value: name, label: name }));
const COUNTY_OPTIONS = [BLANK, ...COUNTIES.map(({ code, name }) => ({ value: code, label: name }))];

export const YourBusiness = () => (
  <>
    <TextField
      name="name"
      label={labels.name}
      autoComplete="organization"
      autoCapitalize="words"
      maxLength={120}
      required
    />
    <LogoField />
    <SelectField name="category" label={labels.category} options={[BLANK, ...SECTORS]} required />
    <MultiChoice
      name="other_categories"
      label={labels.other_categories}
      help={`Up to ${MAX_OTHER_CATEGORIES}, besides your main sector.`}
      options={SECTORS}
      max={MAX_OTHER_CATEGORIES}
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
    <TextField
      name="street_address"
      label={labels.street_address}
      help="Such as Canon Awori Street, next to the library."
      autoComplete="street-address"
      autoCapitalize="words"
      maxLength={200}
    />
    <CheckboxField name="street_public" label={labels.street_public} />
    <TextField
      name="founding_year"
      label={labels.founding_year}
      inputMode="numeric"
      maxLength={4}
      required
    />
  </>
);
