import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { Formik, useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { object, string } from 'yup';
import { t } from '../../../../../domain/language';
import { ROLES, type Role } from '../../../../../domain/accountTypes';
import type { MemberRow } from '../../../../../domain/contract/admin/members';
import { REVIEW_NOTE } from '../../../../../domain/fieldLimits';
import { FIELD_MESSAGES } from '../../../../../domain/messages';
import { ROLE_FACTS } from '../../../../../domain/permissions';
import { readFailure } from '../../../../api/failure';
import { problemOf } from '../../../../api/reasonOf';
import { DialogActions, DialogFrame } from '../../../../ui/ConfirmDialog';
import { BusyButton } from '../../../../ui/BusyButton';
import { Form } from '../../../../ui/fields/Form';
import { FormAlert, type Problem } from '../../../../ui/fields/FormAlert';
import { SelectField } from '../../../../ui/fields/SelectField';
import { TextField } from '../../../../ui/fields/TextField';
import { textWithin } from '../../../../entities/fields/limitRules';
import { useToast } from '../../../../ui/toasts';
import { ACTION_TEXTS, memberName, type MemberAction } from '../memberActions';
import { useMemberAction } from '../useMemberAction';

interface Values {
  role: Role | '';
  reason: string;
  username: string;
}

const chooseRole = () => t('Choose the new role.');

interface Props {
  action: MemberAction;
  member: MemberRow;
  onClose: () => void;
}

const schemaFor = ({ action, member }: Props) => {
  const typeName = () =>
    t('Type {username}, exactly as it is written here.', { username: member.username });
  return object({
    reason: textWithin(REVIEW_NOTE).required(() => t(FIELD_MESSAGES.thisRequired)),
    ...(action === 'changeRole' && {
      role: string().oneOf(ROLES, chooseRole).required(chooseRole),
    }),
    ...(action === 'remove' && {
      username: string().trim().oneOf([member.username], typeName).required(typeName),
    }),
  });
};

/** The roles but the present one, and what the chosen one is for. */
function RoleField({ member }: { member: MemberRow }) {
  const { values } = useFormikContext<Values>();
  const options = ROLES.filter((role) => role !== member.role);
  return (
    <SelectField
      name="role"
      label={t('New role (required)')}
      options={[
        { value: '', label: t('Choose a role') },
        ...options.map((role) => ({ value: role, label: t(ROLE_FACTS[role].name) })),
      ]}
      help={
        values.role === ''
          ? t('They are {role} now.', { role: t(ROLE_FACTS[member.role].phrase) })
          : t(ROLE_FACTS[values.role].text)
      }
      required
    />
  );
}

function Fields({ action, member, onClose }: Props) {
  const { isSubmitting } = useFormikContext<Values>();
  return (
    <>
      {action === 'changeRole' && <RoleField member={member} />}
      <TextField
        name="reason"
        label={t('Reason (required)')}
        rows={3}
        maxLength={REVIEW_NOTE.maxLength}
        help={t('The member will read it.')}
        required
      />
      {action === 'remove' && (
        <TextField
          name="username"
          label={t('To confirm, type the user name {username} (required)', {
            username: member.username,
          })}
          autoComplete="off"
          autoCapitalize="none"
          required
        />
      )}
      <DialogActions>
        <BusyButton
          type="submit"
          variant="contained"
          color={action === 'restore' || action === 'changeRole' ? 'primary' : 'error'}
          busy={isSubmitting}
        >
          {t(ACTION_TEXTS[action].label)}
        </BusyButton>
        <Button variant="text" disabled={isSubmitting} onClick={onClose}>
          {t('Keep it as it is')}
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
  const submit = async ({ role, reason }: Values) => {
    setProblem(null);
    try {
      await send(action, member.user_id, { role: role || member.role, reason: reason.trim() });
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
            <li key={consequence}>{t(consequence)}</li>
          ))}
        </ul>
        <Formik
          initialValues={{ role: '', reason: '', username: '' }}
          validationSchema={schemaFor(props)}
          onSubmit={submit}
        >
          <Form labelledBy={id}>
            {problem !== null && (
              <FormAlert key={problem.text} wait={problem.wait}>
                {t('Not done. {reason} What you wrote is still here.', { reason: problem.text })}
              </FormAlert>
            )}
            <Fields {...props} />
          </Form>
        </Formik>
      </DialogFrame>
    </Dialog>
  );
}
