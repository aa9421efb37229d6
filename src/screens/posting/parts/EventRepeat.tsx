import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { msg, t } from '../../../../domain/language';
import { capitalise } from '../../../../domain/capitalise';
import { REPEAT_LIMITS, RHYTHMS, repeatText, rhythmText } from '../../../../domain/repeatRule';
import { useReader } from '../../../entities/event/useReader';
import { optionOf } from '../../../entities/fields/optionsOf';
import { CheckboxField } from '../../../ui/fields/CheckboxField';
import { FormSection } from '../../../ui/fields/FormSection';
import { SelectField } from '../../../ui/fields/SelectField';
import { TextField } from '../../../ui/fields/TextField';
import { eventLabels as labels, type EventValues } from '../eventForm';
import { datesOf } from '../repeating';

const ONCE = optionOf('', msg('It does not repeat'));

/** All dates that the form describes, in words. */
function DatesText() {
  const { values } = useFormikContext<EventValues>();
  const { locale } = useReader();
  const { start_date, end_date, timezone, rhythm, dates } = values;
  const text = useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: timezone });
    return datesOf({ start_date, end_date, timezone, rhythm, dates })
      .map(({ start }) => format.format(start))
      .join(' · ');
  }, [start_date, end_date, timezone, rhythm, dates, locale]);
  return text && <Typography>{text}</Typography>;
}

/** Whether and how a new event repeats. */
function Rule() {
  const { values } = useFormikContext<EventValues>();
  const { start_date: start, rhythm } = values;
  const day = start.slice(0, 10);
  const options = useMemo(
    () => [
      ONCE,
      ...(day === ''
        ? []
        : RHYTHMS.map((one) => ({ value: one, label: capitalise(rhythmText(one, day)) }))),
    ],
    [day],
  );
  return (
    <>
      <SelectField
        name="rhythm"
        label={t(labels.rhythm)}
        help={
          day === ''
            ? t('Enter the start first.')
            : t('It is reviewed once. Each date then has its own page, places and attendees.')
        }
        options={options}
      />
      {rhythm !== '' && day !== '' && (
        <>
          <TextField
            name="dates"
            label={t(labels.dates)}
            help={t('From {least} to {most}, with the first.', {
              least: REPEAT_LIMITS.minimum,
              most: REPEAT_LIMITS.maximum,
            })}
            inputMode="numeric"
            maxLength={2}
            required
          />
          <DatesText />
        </>
      )}
    </>
  );
}

/** `rule` is that of a series whose dates are published. */
export function EventRepeat({ rule }: { rule: string | null }) {
  return (
    <FormSection title={t('Repeating')}>
      {rule === null ? (
        <Rule />
      ) : (
        <>
          <Typography>
            {t('This is one date of an event that takes place {rhythm}.', {
              rhythm: repeatText(rule),
            })}
          </Typography>
          <CheckboxField
            name="also_later"
            label={t(labels.also_later)}
            help={t(
              'They get what you change here, and nothing else. If you move this date, they move by as many days.',
            )}
          />
        </>
      )}
    </FormSection>
  );
}
