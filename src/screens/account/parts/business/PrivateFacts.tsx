import { useFormikContext } from 'formik';
import { STAFF_BRACKETS, TURNOVER_BRACKETS } from '../../../../../domain/businessFacts';
import { isUsualRegistration, normaliseRegistration } from '../../../../../domain/registration';
import { SelectField } from '../../../../ui/fields/SelectField';
import { TextField } from '../../../../ui/fields/TextField';
import {
  businessLabels as labels,
  type BusinessValues,
} from '../../../../entities/business/businessForm';
import { FoundersField } from './FoundersField';

const NO_ANSWER = { value: '', label: 'Prefer not to say' };

const STAFF = STAFF_BRACKETS.map((value) => ({
  value,
  label: value === '0' ? 'Nobody besides the founders' : value.replace('-', ' to '),
}));

const TURNOVER_LABELS: Record<(typeof TURNOVER_BRACKETS)[number], string> = {
  '500': 'Up to KES 500,000',
  '1000': 'Up to KES 1 million',
  '5000': 'Up to KES 5 million',
  '25000': 'Up to KES 25 million',
  '100000': 'Up to KES 100 million',
  more: 'More than KES 100 million',
  undisclosed: 'We do not disclose it',
};
const TURNOVERS = TURNOVER_BRACKETS.map((value) => ({ value, label: TURNOVER_LABELS[value] }));

/** A number of an older register is accepted, but looked at twice. */
const registrationHelp = (text: string): string =>
  normaliseRegistration(text) && !isUsualRegistration(text)
    ? 'This does not look like today’s numbers, such as PVT-ABC1234 or BN-XY12345. If it is an older one, leave it as it is.'
    : 'As on your certificate, such as PVT-ABC1234 or BN-XY12345.';

export function PrivateFacts() {
  const { values } = useFormikContext<BusinessValues>();
  return (
    <>
      <TextField
        name="registration_number"
        label={labels.registration_number}
        help={registrationHelp(values.registration_number)}
        autoCapitalize="none"
        maxLength={40}
      />
      <TextField
        name="kra_pin"
        label={labels.kra_pin}
        help="A or P, nine digits and a letter, such as P051234567X."
        autoCapitalize="none"
        maxLength={20}
      />
      <FoundersField />
      <SelectField name="staff" label={labels.staff} options={[NO_ANSWER, ...STAFF]} />
      <SelectField name="turnover" label={labels.turnover} options={[NO_ANSWER, ...TURNOVERS]} />
    </>
  );
}
