import { businessLabels as labels } from '../../../../entities/business/businessForm';
import { NameAndPlace } from '../../../../entities/business/NameAndPlace';
import { CheckboxField } from '../../../../ui/fields/CheckboxField';
import { TextField } from '../../../../ui/fields/TextField';
import { LogoField } from './LogoField';

const street = (
  <>
    <TextField
      name="street_address"
      label={labels.street_address}
      help="Such as Canon Awori Street, next to the library."
      autoComplete="street-address"
      autoCapitalize="words"
      maxLength={200}
    />
    <CheckboxField name="street_public" label={labels.street_public} />
  </>
);

export const YourBusiness = () => <NameAndPlace logo={<LogoField />} street={street} />;
