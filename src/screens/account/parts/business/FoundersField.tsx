import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { use } from 'react';
import { msg, t } from '../../../../../domain/language';
import { FOUNDER_GENDERS, MAX_FOUNDERS } from '../../../../../domain/businessFacts';
import { labelOf } from '../../../../../domain/listing/fields';
import { optionOf } from '../../../../entities/fields/optionsOf';
import { ErrorLine } from '../../../../ui/fields/FieldFrame';
import { fieldId, FormScope } from '../../../../ui/fields/fieldState';
import { SelectField } from '../../../../ui/fields/SelectField';
import { TextField } from '../../../../ui/fields/TextField';
import { NO_FOUNDER, type BusinessValues } from '../../../../entities/business/businessForm';

const Founder = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: theme.spacing(0, 2),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) auto' },
  '& > button': {
    justifySelf: 'start',
    [theme.breakpoints.up('sm')]: { marginTop: theme.spacing(3.5) },
    [theme.breakpoints.down('sm')]: { marginBottom: theme.spacing(2) },
  },
}));

const GENDER_LABELS: Record<(typeof FOUNDER_GENDERS)[number], string> = {
  '': msg('Prefer not to say'),
  female: msg('Female'),
  male: msg('Male'),
  other: msg('Other'),
};
const GENDERS = FOUNDER_GENDERS.map((value) => optionOf(value, GENDER_LABELS[value]));

/** The founders by name, each with a gender if they like. */
export function FoundersField() {
  const { values, errors, setFieldValue } = useFormikContext<BusinessValues>();
  const id = fieldId(use(FormScope), 'founders');
  const { founders } = values;
  const refusal = typeof errors.founders === 'string' ? errors.founders : null;
  const set = (rows: typeof founders) =>
    void setFieldValue('founders', rows.length > 0 ? rows : [NO_FOUNDER]);
  return (
    <FormControl component="fieldset" error={refusal !== null} id={id} tabIndex={-1}>
      <FormLabel component="legend" error={false} focused={false}>
        {labelOf('founders')}
      </FormLabel>
      <FormHelperText error={false} sx={{ mb: 1.5 }}>
        {t(
          'Whether a woman founded a business counts for one of the badges. Gender is never shown.',
        )}
      </FormHelperText>
      {founders.map((_founder, index) => (
        <Founder key={index}>
          <TextField
            name={`founders[${index}].name`}
            label={t('Name of founder {number}', { number: index + 1 })}
            autoComplete="off"
            autoCapitalize="words"
            maxLength={120}
          />
          <SelectField
            name={`founders[${index}].gender`}
            label={t('Gender of founder {number}', { number: index + 1 })}
            options={GENDERS}
          />
          {founders.length > 1 && (
            <Button
              aria-label={t('Remove founder {number}', { number: index + 1 })}
              onClick={() => set(founders.filter((_each, other) => other !== index))}
            >
              {t('Remove')}
            </Button>
          )}
        </Founder>
      ))}
      {founders.length < MAX_FOUNDERS && (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start', alignSelf: 'flex-start' }}
          onClick={() => set([...founders, NO_FOUNDER])}
        >
          {t('Add a founder')}
        </Button>
      )}
      <ErrorLine>{refusal}</ErrorLine>
    </FormControl>
  );
}
