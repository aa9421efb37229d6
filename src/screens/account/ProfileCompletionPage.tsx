import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { SIGN_UP_MINUTES } from '../../../domain/limits';
import { useSessionActor } from '../../actors/session';
import { Page, PageTitle } from '../../ui/Page';
import { BusinessProfileForm, IndividualProfileForm } from './parts/profileForms';

/** The forms of a new member; a session that lapses leaves what is typed in place. */
export default function ProfileCompletionPage() {
  const session = useSessionActor();
  const userId = useSelector(session, ({ context }) => context.user?.user_id);
  const isBusiness = useSelector(session, ({ context }) => context.user?.user_type === 'business');
  const firstName = useSelector(session, ({ context }) => context.user?.first_name ?? '');
  const isFilled = useSelector(session, ({ context }) => context.user?.form_filled === true);
  const headingId = useId();
  if (userId === undefined) return null;
  const Form = isBusiness ? BusinessProfileForm : IndividualProfileForm;
  return (
    <Page
      title="Complete your profile"
      description="A few questions about your sustainability interests."
      maxWidth="text"
      isPersonal
    >
      <div id={headingId}>
        <PageTitle variant="h2">Complete your profile</PageTitle>
      </div>
      <Typography gutterBottom>
        {isBusiness
          ? 'Tell us about your business, so that we can prepare its place in the directory.'
          : 'Tell us what matters to you, so that we can show you what fits.'}{' '}
        This takes about {SIGN_UP_MINUTES} minutes.
      </Typography>
      <Typography gutterBottom>
        Fields marked with * are shown publicly. Everything else stays private, protected under
        Kenyan data protection rules. Fields you must fill in say “(required)”.
      </Typography>
      {isFilled && (
        <Alert severity="info">
          Your profile is already complete. Sending this form again replaces your answers.
        </Alert>
      )}
      <Form
        key={`${userId} ${isBusiness}`}
        headingId={headingId}
        userId={userId}
        firstName={firstName}
      />
    </Page>
  );
}
