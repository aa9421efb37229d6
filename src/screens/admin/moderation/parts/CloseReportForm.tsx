import Button from '@mui/material/Button';
import { Formik, useFormikContext } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import type { CloseReportPayload } from '../../../../../domain/contract/admin/moderation';
import { FIELD_MESSAGES } from '../../../../../domain/messages';
import { DialogActions } from '../../../../ui/AskDialog';
import { BusyButton } from '../../../../ui/BusyButton';
import { Form } from '../../../../ui/fields/Form';
import { FormAlert } from '../../../../ui/fields/FormAlert';
import { keepFocus } from '../../../../ui/fields/keepFocus';
import { TextField } from '../../../../ui/fields/TextField';

const NOTE_LENGTH = 1000;

const schema = object({
  note: string()
    .trim()
    .when('outcome', {
      is: 'acted',
      then: (note) => note.required(FIELD_MESSAGES.thisRequired),
    }),
});

interface Values {
  note: string;
  outcome: CloseReportPayload['outcome'];
}

const initialValues: Values = { note: '', outcome: 'acted' };

const OUTCOMES = [
  { outcome: 'acted', label: 'Close as acted on', variant: 'contained' },
  { outcome: 'dismissed', label: 'Dismiss', variant: 'outlined' },
] as const;

function Fields({ onCancel }: { onCancel: () => void }) {
  const { values, isSubmitting, setFieldValue } = useFormikContext<Values>();
  return (
    <>
      <TextField
        name="note"
        label="Note"
        rows={3}
        maxLength={NOTE_LENGTH}
        help="Needed when something was done: say what. It is for the record of the team; whoever left an address is told the outcome in general words."
      />
      <DialogActions>
        {OUTCOMES.map(({ outcome, label, variant }) => (
          <BusyButton
            {...keepFocus}
            key={outcome}
            type="submit"
            variant={variant}
            busy={isSubmitting && values.outcome === outcome}
            disabled={isSubmitting}
            onClick={() => void setFieldValue('outcome', outcome, false)}
          >
            {label}
          </BusyButton>
        ))}
        <Button variant="text" disabled={isSubmitting} onClick={onCancel}>
          Leave it open
        </Button>
      </DialogActions>
    </>
  );
}

interface Props {
  headingId: string;
  /** Answers what went wrong; null when it is done. */
  onSend: (payload: CloseReportPayload) => Promise<string | null>;
  onCancel: () => void;
}

/** Says what became of a report. */
export function CloseReportForm({ headingId, onSend, onCancel }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const send = async ({ note, outcome }: Values) => {
    setProblem(null);
    setProblem(await onSend({ outcome, note: note.trim() }));
  };
  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={send}>
      <Form labelledBy={headingId}>
        {problem !== null && (
          <FormAlert key={problem}>Not closed. {problem} What you wrote is still here.</FormAlert>
        )}
        <Fields onCancel={onCancel} />
      </Form>
    </Formik>
  );
}
