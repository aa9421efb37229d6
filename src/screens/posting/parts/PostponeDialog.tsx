import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { Formik, useFormikContext } from 'formik';
import { use, useId, useState } from 'react';
import { t } from '../../../../domain/language';
import type { Event, EventStatusPayload } from '../../../../domain/contract/event';
import { ClockContext } from '../../../clock';
import { BusyButton } from '../../../ui/BusyButton';
import { CheckboxField } from '../../../ui/fields/CheckboxField';
import { Form } from '../../../ui/fields/Form';
import { FormAlert, type Problem } from '../../../ui/fields/FormAlert';
import { TextField } from '../../../ui/fields/TextField';
import {
  checkPostponement,
  emptyPostponement,
  toPostponement,
  type PostponeValues,
} from '../postponement';
import { DialogActions, DialogFrame } from '../../../ui/ConfirmDialog';

interface Props {
  event: Event;
  /** Resolves with the problem, null when there was none. */
  onSend: (payload: EventStatusPayload) => Promise<Problem | null>;
  onClose: () => void;
}

function Fields({ onClose }: { onClose: () => void }) {
  const { values, isSubmitting } = useFormikContext<PostponeValues>();
  return (
    <>
      <CheckboxField name="isUnknown" label={t('The new date is not known yet')} />
      {!values.isUnknown && (
        <>
          <TextField name="start_date" label={t('New start')} type="datetime-local" required />
          <TextField name="end_date" label={t('New end')} type="datetime-local" required />
        </>
      )}
      <DialogActions>
        <BusyButton type="submit" variant="contained" busy={isSubmitting}>
          {t('Postpone')}
        </BusyButton>
        <Button variant="text" disabled={isSubmitting} onClick={onClose}>
          {t('Keep it as it is')}
        </Button>
      </DialogActions>
    </>
  );
}

/** Asks for the new dates, which may be unknown yet. */
export function PostponeDialog({ event, onSend, onClose }: Props) {
  const id = useId();
  const now = use(ClockContext);
  const [problem, setProblem] = useState<Problem | null>(null);
  const send = async (values: PostponeValues) => {
    setProblem(null);
    const failure = await onSend(toPostponement(values, event));
    setProblem(failure);
    if (failure === null) onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogFrame>
        <Typography id={id} variant="h3" component="h2">
          {t('Postpone “{name}”', { name: event.name })}
        </Typography>
        <Typography>
          {t(
            'The page and the calendars show it, and we email everyone who attends or is on the waiting list. Times are on the clock of {zone}.',
            { zone: event.timezone.replaceAll('_', ' ') },
          )}
        </Typography>
        {problem && <FormAlert wait={problem.wait}>{problem.text}</FormAlert>}
        <Formik
          initialValues={emptyPostponement}
          validate={(values) => checkPostponement(values, event, now())}
          onSubmit={send}
        >
          <Form labelledBy={id}>
            <Fields onClose={onClose} />
          </Form>
        </Formik>
      </DialogFrame>
    </Dialog>
  );
}
