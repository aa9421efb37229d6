import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Formik, useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { object, string } from 'yup';
import { t } from '../../../../domain/language';
import type { Profile } from '../../../../domain/contract/profile';
import { PASSWORD_MAX_LENGTH } from '../../../../domain/limits';
import { FIELD_MESSAGES } from '../../../../domain/messages';
import { useSessionActor } from '../../../actors/session';
import { readFailure } from '../../../api/failure';
import { problemOf } from '../../../api/reasonOf';
import { useDeleteAccountMutation } from '../../../api/profileApi';
import { BusyButton } from '../../../ui/BusyButton';
import { Form } from '../../../ui/fields/Form';
import { FormAlert, type Problem } from '../../../ui/fields/FormAlert';
import { keepFocus } from '../../../ui/fields/keepFocus';
import { PasswordField } from '../../../ui/fields/PasswordField';
import { useRefusals } from '../../../ui/fields/refusals';
import { TextField } from '../../../ui/fields/TextField';
import { useToast } from '../../../ui/toasts';
import { forgetDrafts } from '../forgetDrafts';
import { NO_PASSWORD } from './noPassword';
import { Actions } from './Section';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(3),
  '& ul': { margin: 0, paddingInlineStart: theme.spacing(2.5) },
  '& li': { marginBlock: theme.spacing(0.5) },
}));

const CONFIRMATION = 'DELETE';

const empty = { current_password: '', confirmation: '' };
type Values = typeof empty;

const schema = object({
  current_password: string().required(() => t(FIELD_MESSAGES.passwordRequired)),
  confirmation: string().test(
    'typed',
    () => t('Please type {word} to confirm.', { word: CONFIRMATION }),
    (text = '') => text.trim().toUpperCase() === CONFIRMATION,
  ),
});

function Consequences({ profile }: { profile: Profile }) {
  const isBusiness = profile.user_type === 'business';
  return (
    <>
      <div>
        <Typography variant="h4" component="h3">
          {t('What is deleted')}
        </Typography>
        <ul>
          <li>{t('your account, your details and your picture')}</li>
          <li>
            {isBusiness
              ? t('your business form, your assessment and your consents')
              : t('your card, your answers and your consents')}
          </li>
          <li>{t('every listing that you look after and that has no other owner')}</li>
          <li>{t('the resources and events you posted, with their files')}</li>
          <li>{t('your places at events, and your subscription to the newsletter')}</li>
        </ul>
      </div>
      <div>
        <Typography variant="h4" component="h3">
          {t('What stays, and why')}
        </Typography>
        <ul>
          <li>{t('trends that are already published: they are counts, and identify nobody')}</li>
          <li>
            {t(
              'that you reported something, without your words, name and email, so that we can act on it',
            )}
          </li>
          <li>
            {t(
              'what our team did with your account, without their notes about you, so that it can be checked',
            )}
          </li>
          <li>
            {t(
              'backups for up to 30 days and security logs for up to 12 months, to repair and protect the site',
            )}
          </li>
        </ul>
      </div>
    </>
  );
}

function Confirm({ profile, onClose }: Pick<Props, 'profile' | 'onClose'>) {
  const { isSubmitting } = useFormikContext();
  return (
    <>
      <PasswordField
        name="current_password"
        label={t('Current Password')}
        autoComplete="current-password"
        maxLength={PASSWORD_MAX_LENGTH}
        help={!profile.has_password && t(NO_PASSWORD)}
      />
      <TextField
        name="confirmation"
        label={t('Type {word} to confirm', { word: CONFIRMATION })}
        autoComplete="off"
        autoCapitalize="none"
        required
      />
      <Actions>
        <BusyButton
          {...keepFocus}
          type="submit"
          variant="contained"
          color="error"
          busy={isSubmitting}
        >
          {t('Delete My Account')}
        </BusyButton>
        <Button {...keepFocus} variant="text" onClick={onClose}>
          {t('Keep my account')}
        </Button>
      </Actions>
    </>
  );
}

interface Props {
  profile: Profile;
  isOpen: boolean;
  onClose: () => void;
}

/** Says what goes and what stays, and asks twice; afterwards the session is over. */
export function DeleteDialog({ profile, isOpen, onClose }: Props) {
  const session = useSessionActor();
  const toast = useToast();
  const [deleteAccount] = useDeleteAccountMutation();
  const refusals = useRefusals<Values>();
  const [problem, setProblem] = useState<Problem | null>(null);
  const headingId = useId();

  async function send(values: Values) {
    const { current_password } = values;
    setProblem(null);
    try {
      await deleteAccount({ userId: profile.user_id, body: { current_password } }).unwrap();
    } catch (thrown) {
      const failure = readFailure(thrown);
      refusals.refuse(values, failure.fields);
      if (Object.keys(refusals.validate(values)).length === 0) setProblem(problemOf(failure));
      return;
    }
    toast('success', t('Your account has been deleted.'));
    session.send({ type: 'account.deleted' });
    forgetDrafts(() => window.localStorage, profile.user_id);
  }

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={headingId}
      maxWidth="sm"
      fullWidth
      slotProps={{ transition: { onExited: () => setProblem(null) } }}
    >
      <Frame>
        <Typography id={headingId} variant="h3" component="h2">
          {t('Delete the account {name}?', { name: profile.username })}
        </Typography>
        <Consequences profile={profile} />
        <Formik
          initialValues={empty}
          validationSchema={schema}
          validate={refusals.validate}
          onSubmit={async (values, { validateForm }) => {
            await send(values);
            await validateForm(values);
          }}
        >
          <Form labelledBy={headingId}>
            {problem !== null && (
              <FormAlert key={problem.text} wait={problem.wait}>
                {problem.text}
              </FormAlert>
            )}
            <Confirm profile={profile} onClose={onClose} />
          </Form>
        </Formik>
      </Frame>
    </Dialog>
  );
}
