import { useFormikContext } from 'formik';
import { t } from '../../../../domain/language';
import { APPLICATION_NOTE } from '../../../../domain/fieldLimits';
import { needsNote, type ApplicationEventType } from '../../../../domain/vetting/applicationEvents';
import { STOCK_REASONS } from '../../../../domain/vetting/stockReasons';
import { FilterSelect } from '../../../ui/FilterSelect';
import { TextField } from '../../../ui/fields/TextField';
import { withReason, type DecisionValues } from './decisionForm';

/** The note of a decision, which can begin with a stock reason. */
export function NoteField({ event }: { event: ApplicationEventType }) {
  const { values, setFieldValue } = useFormikContext<Pick<DecisionValues, 'note'>>();
  const isNeeded = needsNote(event);
  const reasons = isNeeded ? STOCK_REASONS[event] : [];
  const choose = (label: string) => {
    const reason = reasons.find((each) => each.label === label);
    if (reason) void setFieldValue('note', withReason(values.note, t(reason.text)));
  };
  return (
    <>
      {reasons.length > 0 && (
        <FilterSelect
          label={t('Start from a common reason')}
          value=""
          options={[
            { value: '', label: t('Choose one, then edit it as needed') },
            ...reasons.map(({ label }) => ({ value: label, label: t(label) })),
          ]}
          onChange={choose}
        />
      )}
      <TextField
        name="note"
        label={isNeeded ? t('Note to the business (required)') : t('Note to the business')}
        rows={4}
        maxLength={APPLICATION_NOTE.maxLength}
        required={isNeeded}
        help={t('The business sees it exactly as written, and it stays in the history.')}
      />
    </>
  );
}
