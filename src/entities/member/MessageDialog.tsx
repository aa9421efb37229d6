import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { Formik, useFormikContext } from 'formik';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { object, string } from 'yup';
import { t } from '../../../domain/language';
import { MESSAGE_MAX_LENGTH } from '../../../domain/contract/message';
import { FIELD_MESSAGES } from '../../../domain/messages';
import { readFailure } from '../../api/failure';
import { useSendMessageMutation } from '../../api/messagesApi';
import { problemOf } from '../../api/reasonOf';
import { BusyButton } from '../../ui/BusyButton';
import { DialogActions, DialogFrame } from '../../ui/ConfirmDialog';
import { Form } from '../../ui/fields/Form';
import { FormAlert, type Problem } from '../../ui/fields/FormAlert';
import { TextField } from '../../ui/fields/TextField';
import { useToast } from '../../ui/toasts';

export interface MessageDialogProps {
  memberId: number;
  name: string;
  onClose: () => void;
}

interface Values {
  text: string;
}

const schema = object({
  text: string()
    .trim()
    .required(() => t(FIELD_MESSAGES.thisRequired)),
});

function Actions({ onClose }: Pick<MessageDialogProps, 'onClose'>) {
  const { isSubmitting } = useFormikContext<Values>();
  return (
    <DialogActions>
      <BusyButton type="submit" variant="contained" busy={isSubmitting}>
        {t('Send')}
      </BusyButton>
      <Button disabled={isSubmitting} onClick={onClose}>
        {t('Cancel')}
      </Button>
    </DialogActions>
  );
}

/** Writes to a member. What was typed stays when it cannot be sent. */
export function MessageDialog({ memberId, name, onClose }: MessageDialogProps) {
  const id = useId();
  const toast = useToast();
  const [send] = useSendMessageMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const submit = async ({ text }: Values) => {
    setProblem(null);
    try {
      await send({ memberId, body: { text } }).unwrap();
    } catch (thrown) {
      setProblem(problemOf(readFailure(thrown)));
      return;
    }
    toast('success', t('Sent to {name}', { name }));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogFrame>
        <Typography id={id} variant="h3" component="h2">
          {t('Write to {name}', { name })}
        </Typography>
        <Typography>
          {t(
            'They get it by email, with your name and without your address. An answer comes to your Member Zone, and by email to you.',
          )}
        </Typography>
        <Formik initialValues={{ text: '' }} validationSchema={schema} onSubmit={submit}>
          <Form labelledBy={id}>
            {problem && (
              <FormAlert key={problem.text} wait={problem.wait}>
                {t('Not sent. {reason} What you typed is still here.', { reason: problem.text })}
              </FormAlert>
            )}
            <TextField
              name="text"
              label={t('Message (required)')}
              rows={5}
              maxLength={MESSAGE_MAX_LENGTH}
              required
            />
            <Actions onClose={onClose} />
          </Form>
        </Formik>
      </DialogFrame>
    </Dialog>
  );
}
