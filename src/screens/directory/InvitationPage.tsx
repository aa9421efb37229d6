import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { t } from '../../../domain/language';
import type { Invitation } from '../../../domain/contract/people';
import { useUser } from '../../actors/session';
import { readFailure } from '../../api/failure';
import { useAcceptInvitationMutation, useGetInvitationQuery } from '../../api/listingPeopleApi';
import { problemOf, reasonOf } from '../../api/reasonOf';
import { usePaths } from '../../paths';
import { BusyButton } from '../../ui/BusyButton';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { FormAlert, type Problem } from '../../ui/fields/FormAlert';
import { Notice } from '../../ui/Notice';
import { Page, PageTitle } from '../../ui/Page';
import { PageSkeleton } from '../../ui/skeletons';
import { useToast } from '../../ui/toasts';
import { INVITED_AS } from './parts/people/words';

const NOT_FOUND = 404;

interface Props {
  invitation: Invitation;
  token: string;
}

function Obstacle({ problem }: { problem: NonNullable<Invitation['problem']> }) {
  const paths = usePaths();
  const email = useUser()?.user_email ?? '';
  if (problem === 'unconfirmed') {
    return (
      <Notice
        tone="info"
        action={
          <Button component={Link} to={paths.profile} variant="outlined">
            {t('Open your profile')}
          </Button>
        }
      >
        {t(
          'Please confirm your email {email} first: open the link in the email that we sent you, or ask for a new one in your profile. Then open this invitation again.',
          { email },
        )}
      </Notice>
    );
  }
  return (
    <Notice tone="info">
      {t(
        'You are logged in as {email}, and the invitation was sent to another address. Log out and log in with the account that has that address, or ask to be invited as {email}.',
        { email },
      )}
    </Notice>
  );
}

function Acceptance({ invitation, token }: Props) {
  const paths = usePaths();
  const navigate = useNavigate();
  const toast = useToast();
  const [accept, { isLoading }] = useAcceptInvitationMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const { listing_name: name, role } = invitation;
  async function join() {
    setProblem(null);
    try {
      const { listing_id: id, is_account } = await accept(token).unwrap();
      toast('success', t('You now look after {name}.', { name }));
      await navigate(is_account ? paths.myBusiness : paths.sharedListing(id), { replace: true });
    } catch (thrown) {
      setProblem(problemOf(readFailure(thrown)));
    }
  }
  return (
    <>
      <Typography gutterBottom>{t(INVITED_AS[role], { name })}</Typography>
      {problem && <FormAlert wait={problem.wait}>{problem.text}</FormAlert>}
      {invitation.problem ? (
        <Obstacle problem={invitation.problem} />
      ) : (
        <BusyButton
          sx={{ mt: 2 }}
          size="large"
          variant="contained"
          busy={isLoading}
          onClick={() => void join()}
        >
          {t('Accept the invitation')}
        </BusyButton>
      )}
    </>
  );
}

/** What the link of an invitation email opens. */
export default function InvitationPage() {
  const paths = usePaths();
  const { token = '' } = useParams();
  const { data, error, refetch } = useGetInvitationQuery(token);
  const failure = readFailure(error);
  return (
    <Page
      title={t('Invitation')}
      description={t('An invitation to look after a listing.')}
      maxWidth="text"
      isPersonal
      isSecretAddress
    >
      <PageTitle variant="h2">{t('Invitation')}</PageTitle>
      {data && <Acceptance invitation={data} token={token} />}
      {!data && failure.status === NOT_FOUND && (
        <EmptyState
          title={t('This invitation no longer works')}
          action={
            <Button component={Link} to={paths.myBusiness} variant="contained">
              {t('See your listings')}
            </Button>
          }
        >
          {t(
            'It was used or withdrawn, or is older than 14 days. If you accepted it, you find the listing under Business Listing; else ask for a new invitation.',
          )}
        </EmptyState>
      )}
      {!data && error && failure.status !== NOT_FOUND && (
        <ErrorState message={reasonOf(failure)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <PageSkeleton />}
    </Page>
  );
}
