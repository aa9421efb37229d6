import { useField } from 'formik';
import { msg, t } from '../../../../../domain/language';
import { STAFF_BRACKETS, TURNOVER_BRACKETS } from '../../../../../domain/businessFacts';
import { labelOf, LISTING_FIELDS } from '../../../../../domain/listing/fields';
import { isUsualRegistration, normaliseRegistration } from '../../../../../domain/registration';
import { optionOf } from '../../../../entities/fields/optionsOf';
import { SelectField } from '../../../../ui/fields/SelectField';
import { TextField } from '../../../../ui/fields/TextField';
import { FoundersField } from './FoundersField';

const NO_ANSWER = optionOf('', msg('Prefer not to say'));

function staffText(bracket: string): string {
  if (bracket === '0') return t('Nobody besides the founders');
  const [least = '', most] = bracket.split('-');
  return most === undefined ? least : t('{least} to {most}', { least, most });
}

const TURNOVER_LABELS: Record<(typeof TURNOVER_BRACKETS)[number], string> = {
  '500': msg('Up to KES 500,000'),
  '1000': msg('Up to KES 1 million'),
  '5000': msg('Up to KES 5 million'),
  '25000': msg('Up to KES 25 million'),
  '100000': msg('Up to KES 100 million'),
  more: msg('More than KES 100 million'),
  undisclosed: msg('We do not disclose it'),
};
const TURNOVERS = TURNOVER_BRACKETS.map((value) => optionOf(value, TURNOVER_LABELS[value]));

/** A number of an older register is accepted, but looked at twice. */
const registrationHelp = (text: string): string =>
  normaliseRegistration(text) && !isUsualRegistration(text)
    ? t(
        'This does not look like today’s numbers, such as PVT-ABC1234 or BN-XY12345. If it is an older one, leave it as it is.',
      )
    : t('As on your certificate, such as PVT-ABC1234 or BN-XY12345.');

function RegistrationNumber() {
  const [{ value }] = useField<string>('registration_number');
  return (
    <TextField
      name="registration_number"
      label={labelOf('registration_number')}
      help={registrationHelp(value)}
      autoCapitalize="none"
      maxLength={LISTING_FIELDS.registration_number.limits.maxLength}
    />
  );
}

function Staff() {
  const staff = STAFF_BRACKETS.map((value) => ({ value, label: staffText(value) }));
  return <SelectField name="staff" label={labelOf('staff')} options={[NO_ANSWER, ...staff]} />;
}

const Turnover = () => (
  <SelectField name="turnover" label={labelOf('turnover')} options={[NO_ANSWER, ...TURNOVERS]} />
);

/** Private fields for which their kind is not enough. */
export const privateFacts = {
  registration_number: <RegistrationNumber />,
  founders: <FoundersField />,
  staff: <Staff />,
  turnover: <Turnover />,
};
