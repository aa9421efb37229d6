import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { Formik, useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { object, string } from 'yup';
import type { MemberRow } from '../../../../../domain/contract/admin/members';
import { REVIEW_NOTE } from '../../../../../domain/fieldLimits';
import { FIELD_MESSAGES } from '../../../../../domain/messages';
import { readFailure } from '../../../../api/failure';
import { problemOf } from '../../../../api/reasonOf';
import { DialogActions, DialogFrame } from '../../../../ui/ConfirmDialog';
import { BusyButton } from '../../../../ui/BusyButton';
import { Form } from '../../../../ui/fields/Form';
import { FormAlert, type Problem } from '../../../../ui/fields/FormAlert';
import { TextField } from '../../../../ui/fields/TextField';
import { textWithin } from '../../../../entities/fields/limitRules';
import { useToast } from '../../../../ui/toasts';
import { ACTION_TEXTS, memberName, type MemberAction } from '../memberActions';
import { useMemberAction } from '../useMemberAction';

interface Values {
  reason: string;
  username: string;
}

interface Props {
  action: MemberAction;
  member: MemberRow;
  onClose: () => void;
}

const schemaFor = ({ action, member }: Props) =>
  object({
    reason: textWithin(REVIEW_NOTE).required(FIELD_MESSAGES.thisRequired),
    ...(action === 'remove' && {
      username: string()
        .trim()
        .oneOf([member.username], `Type ${member.username}, exactly as it is written here.`)
        .required(`Type ${member.username}, exactly as it is written here.`),
    }),
  });

function Fields({ action, member, onClose }: Props) {
  const { isSubmitting } = useFormikContext<Values>();
  return (
    <>
      <TextField
        name="reason"
        label="Reason (required)"
        rows={3}
        maxLength={REVIEW_NOTE.maxLength}
        help="The member will read it."
        required
      />
      {action === 'remove' && (
        <TextField
          name="username"
          label={`To confirm, type the user name ${member.username} (required)`}
          autoComplete="off"
          autoCapitalize="none"
          required
        />
      )}
      <DialogActions>
        <BusyButton
          type="submit"
          variant="contained"
          color={action === 'restore' || action === 'promote' ? 'primary' : 'error'}
          busy={isSubmitting}
        >
          {ACTION_TEXTS[action].label}
        </BusyButton>
        <Button variant="text" disabled={isSubmitting} onClick={onClose}>
          Keep it as it is
        </Button>
      </DialogActions>
    </>
  );
}

/** Says what the action will do, and requires a reason. */
export function MemberDialog(props: Props) {
  const { action, member, onClose } = props;
  const id = useId();
  const toast = useToast();
  const send = useMemberAction();
  const [problem, setProblem] = useState<Problem | null>(null);
  const { question, consequences, done } = ACTION_TEXTS[action];
  const name = memberName(member);
  const submit = async ({ reason }: Values) => {
    setProblem(null);
    try {
      await send(action, member.user_id, reason.trim());
    } catch (thrown) {
      setProblem(problemOf(readFailure(thrown)));
      return;
    }
    toast('success', done(name));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogFrame data-hj-suppress>
        <Typography id={id} variant="h3" component="h2">
          {question(name)}
        </Typography>
        <Typography variant="body2">
          {member.username} · {member.user_email}
        </Typography>
        <ul>
          {consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
        <Formik
          initialValues={{ reason: '', username: '' }}
          validationSchema={schemaFor(props)}
          onSubmit={submit}
        >
          <Form labelledBy={id}>
            {problem !== null && (
              <FormAlert key={problem.text} wait={problem.wait}>
                Not done. {problem.text} What you wrote is still here.
              </FormAlert>
            )}
            <Fields {...props} />
          </Form>
        </Formik>
      </DialogFrame>
    </Dialog>
  );
}
