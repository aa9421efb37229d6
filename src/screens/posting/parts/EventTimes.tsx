import { useMemo } from 'react';
import { t } from '../../../../domain/language';
import { FormSection } from '../../../ui/fields/FormSection';
import { SelectField } from '../../../ui/fields/SelectField';
import { TextField } from '../../../ui/fields/TextField';
import { eventLabels as labels } from '../eventForm';
import { zonesWith } from '../zonedTime';

/** Start and end of an event in its time zone. */
export function EventTimes({ zone }: { zone: string }) {
  const options = useMemo(
    () => zonesWith(zone).map((name) => ({ value: name, label: name.replaceAll('_', ' ') })),
    [zone],
  );
  return (
    <FormSection title={t('When')}>
      <TextField name="start_date" label={t(labels.start_date)} type="datetime-local" required />
      <TextField
        name="end_date"
        label={t(labels.end_date)}
        type="datetime-local"
        help={t('At most 14 days after the start.')}
        required
      />
      <SelectField
        name="timezone"
        label={t(labels.timezone)}
        help={t('Start and end are on this clock; every reader also sees them on their own.')}
        options={options}
      />
    </FormSection>
  );
}
