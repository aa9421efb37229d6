import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import { msg, t } from '../../../domain/language';
import { useIsSignedIn, useSessionActor } from '../../actors/session';
import { readFailure } from '../../api/failure';
import { problemOf } from '../../api/reasonOf';
import { useConfirmPasswordResetMutation } from '../../api/credentialsApi';
import { usePaths } from '../../paths';
import { FormAlert, type Problem } from '../../ui/fields/FormAlert';
import type { NewPasswordValues } from '../../entities/account/passwordRules';
import { Page, PageTitle } from '../../ui/Page';
import { NewPasswordForm } from './parts/NewPasswordForm';
import { rich } from '../../ui/rich';

type Outcome =
  | { kind: 'asking'; problem: Problem | null }
  | { kind: 'changed'; detail: string }
  | { kind: 'linkRefused' };

const UNKNOWN_PROBLEM = msg('An error occurred. Please try again later.');

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  maxWidth: 480,
  '& > *': { width: '100%' },
  '& > a, & > button': { width: 'auto' },
}));

/** Opens the sign-in popup; links a signed-in member to the Member Zone instead. */
function SignInButton({ children }: { children: string }) {
  const session = useSessionActor();
  const paths = usePaths();
  if (useIsSignedIn()) {
    return (
      <Button variant="contained" component={RouterLink} to={paths.memberZone}>
        {t('Member Zone')}
      </Button>
    );
  }
  return (
    <Button
      variant="contained"
      onClick={() => session.send({ type: 'signIn.requested', returnTo: null })}
    >
      {children}
    </Button>
  );
}

/** The page of the mailed link. The link is a secret: it is neither shown nor logged. */
export default function PasswordResetConfirmPage() {
  const { uidb64 = '', token = '' } = useParams();
  const [confirmReset] = useConfirmPasswordResetMutation();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'asking', problem: null });
  const headingId = useId();

  async function send(values: NewPasswordValues) {
    setOutcome({ kind: 'asking', problem: null });
    try {
      const { detail } = await confirmReset({ uid: uidb64, token, ...values }).unwrap();
      setOutcome({ kind: 'changed', detail });
      return null;
    } catch (error) {
      const failure = readFailure(error);
      const { fields, status } = failure;
      const { new_password1, new_password2, uid, token: tokenErrors } = fields;
      if (uid ?? tokenErrors) {
        setOutcome({ kind: 'linkRefused' });
        return null;
      }
      if (new_password1 ?? new_password2) return fields;
      const problem = problemOf(failure);
      const isUnknown = status === null && !failure.isGivenUp;
      setOutcome({
        kind: 'asking',
        problem: isUnknown ? { text: t(UNKNOWN_PROBLEM), wait: null } : problem,
      });
      return null;
    }
  }

  return (
    <Page
      title={t('Choose a new password')}
      description={t('Set a new password for your account.')}
      maxWidth="text"
      isSecretAddress
    >
      <div id={headingId}>
        <PageTitle variant="h2">{t('Choose a new password')}</PageTitle>
      </div>
      <Stack>
        {outcome.kind === 'changed' && (
          <>
            <FormAlert severity="success">{outcome.detail}</FormAlert>
            <SignInButton>{t('Log In')}</SignInButton>
          </>
        )}
        {outcome.kind === 'linkRefused' && (
          <>
            <FormAlert>
              {t('This reset link is no longer valid. Please ask for a new one.')}
            </FormAlert>
            <Typography>
              {rich(
                'The button opens the login form. There, press <strong>Forgot password?</strong>',
                { strong: (inner) => <strong>{inner}</strong> },
              )}
            </Typography>
            <SignInButton>{t('Ask for a New Link')}</SignInButton>
          </>
        )}
        {outcome.kind === 'asking' && (
          <>
            {outcome.problem && (
              <FormAlert wait={outcome.problem.wait}>{outcome.problem.text}</FormAlert>
            )}
            <NewPasswordForm headingId={headingId} onSubmit={send} />
          </>
        )}
      </Stack>
    </Page>
  );
}
