import Button from '@mui/material/Button';
import { Formik, useFormikContext } from 'formik';
import { useState } from 'react';
import { object } from 'yup';
import { msg, t } from '../../../../../domain/language';
import type { CloseReportPayload } from '../../../../../domain/contract/admin/moderation';
import { REVIEW_NOTE } from '../../../../../domain/fieldLimits';
import { FIELD_MESSAGES } from '../../../../../domain/messages';
import { DialogActions } from '../../../../ui/ConfirmDialog';
import { BusyButton } from '../../../../ui/BusyButton';
import { Form } from '../../../../ui/fields/Form';
import { FormAlert, type Problem } from '../../../../ui/fields/FormAlert';
import { keepFocus } from '../../../../ui/fields/keepFocus';
import { TextField } from '../../../../ui/fields/TextField';
import { textWithin } from '../../../../entities/fields/limitRules';
import { useSubmitChoice, type SubmitChoice } from '../useSubmitChoice';

type Outcome = CloseReportPayload['outcome'];

interface Values {
  note: string;
}

const schemaFor = (choice: SubmitChoice<Outcome>) => () => {
  const note = textWithin(REVIEW_NOTE);
  return object({
    note: choice.read() === 'acted' ? note.required(() => t(FIELD_MESSAGES.thisRequired)) : note,
  });
};

const OUTCOMES = [
  { outcome: 'acted', label: msg('Close as acted on'), variant: 'contained' },
  { outcome: 'dismissed', label: msg('Dismiss'), variant: 'outlined' },
] as const;

function Fields({ choice, onCancel }: { choice: SubmitChoice<Outcome>; onCancel: () => void }) {
  const { isSubmitting } = useFormikContext<Values>();
  const [pressed, setPressed] = useState<Outcome | null>(null);
  return (
    <>
      <TextField
        name="note"
        label={t('Note')}
        rows={3}
        maxLength={REVIEW_NOTE.maxLength}
        help={t(
          'Needed when something was done: say what. It is for the record of the team; whoever left an address is told the outcome in general words.',
        )}
      />
      <DialogActions>
        {OUTCOMES.map(({ outcome, label, variant }) => (
          <BusyButton
            {...keepFocus}
            key={outcome}
            type="submit"
            variant={variant}
            busy={isSubmitting && pressed === outcome}
            disabled={isSubmitting}
            onClick={() => {
              choice.set(outcome);
              setPressed(outcome);
            }}
          >
            {t(label)}
          </BusyButton>
        ))}
        <Button variant="text" disabled={isSubmitting} onClick={onCancel}>
          {t('Leave it open')}
        </Button>
      </DialogActions>
    </>
  );
}

interface Props {
  headingId: string;
  /** Resolves with the problem, null when there was none. */
  onSend: (payload: CloseReportPayload) => Promise<Problem | null>;
  onCancel: () => void;
}

/** Closes a report with an outcome and a note. */
export function CloseReportForm({ headingId, onSend, onCancel }: Props) {
  const choice = useSubmitChoice<Outcome>('dismissed');
  const [schema] = useState(() => schemaFor(choice));
  const [problem, setProblem] = useState<Problem | null>(null);
  const send = async ({ note }: Values) => {
    setProblem(null);
    setProblem(await onSend({ outcome: choice.read(), note: note.trim() }));
  };
  return (
    <Formik initialValues={{ note: '' }} validationSchema={schema} onSubmit={send}>
      <Form labelledBy={headingId}>
        {problem !== null && (
          <FormAlert key={problem.text} wait={problem.wait}>
            {t('Not closed. {reason} What you wrote is still here.', { reason: problem.text })}
          </FormAlert>
        )}
        <Fields choice={choice} onCancel={onCancel} />
      </Form>
    </Formik>
  );
}
