import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { t } from '../../../domain/language';
import { JOINING_SENTENCE } from '../../../domain/joining';
import { SIGN_UP_MINUTES } from '../../../domain/limits';
import { useSessionState } from '../../actors/session';
import { ErrorState } from '../../ui/ErrorState';
import { Page, PageTitle } from '../../ui/Page';
import { FormSkeleton } from '../../ui/skeletons';
import { SlowNotice } from '../../ui/SlowNotice';
import { BusinessProfileForm, IndividualProfileForm } from './parts/profileForms';
import { useSavedAnswers } from './useSavedAnswers';

interface Props {
  userId: number;
  firstName: string;
  isBusiness: boolean;
  /** The form was sent before: it opens with the present answers. */
  isEditing: boolean;
}

const completionTexts = (isBusiness: boolean) => ({
  title: t('Complete your profile'),
  text: isBusiness
    ? t('Tell us about your business. {steps} This takes about {minutes} minutes.', {
        steps: t(JOINING_SENTENCE),
        minutes: SIGN_UP_MINUTES,
      })
    : t(
        'Tell us what matters to you, so that we can show you what fits. This takes about {minutes} minutes.',
        { minutes: SIGN_UP_MINUTES },
      ),
});

const editTexts = (isBusiness: boolean) => ({
  title: isBusiness ? t('Edit your listing') : t('Edit your answers'),
  text: t('Change what you like; the rest stays as it is.'),
});

function Completion({ userId, firstName, isBusiness, isEditing }: Props) {
  const headingId = useId();
  const [round, setRound] = useState(0);
  const { saved, hasFailed, retry } = useSavedAnswers(userId, isBusiness, isEditing);
  const isReady = !isEditing || saved !== null;
  const { title, text } = isEditing ? editTexts(isBusiness) : completionTexts(isBusiness);
  const Form = isBusiness ? BusinessProfileForm : IndividualProfileForm;
  return (
    <Page
      title={title}
      description={t('A few questions about your sustainability interests.')}
      maxWidth="text"
      isPersonal
    >
      <div id={headingId}>
        <PageTitle variant="h2">{title}</PageTitle>
      </div>
      <Typography gutterBottom>{text}</Typography>
      <Typography sx={{ mb: 3 }}>
        {t(
          'Fields marked with * are shown publicly. Everything else stays private, protected under Kenyan data protection rules. Fields you must fill in say “(required)”.',
        )}
      </Typography>
      {hasFailed && <ErrorState message={t('Your answers could not be loaded.')} onRetry={retry} />}
      {!isReady && !hasFailed && (
        <>
          <FormSkeleton />
          <SlowNotice onRetry={retry} />
        </>
      )}
      {isReady && (
        <Form
          key={round}
          headingId={headingId}
          userId={userId}
          firstName={firstName}
          saved={saved}
          onDiscard={() => setRound(round + 1)}
        />
      )}
    </Page>
  );
}

/** Remembers whether the form was filled when the page opened, since sending it changes that. */
function Opened({ isFilled, ...member }: Omit<Props, 'isEditing'> & { isFilled: boolean }) {
  const [isEditing] = useState(isFilled);
  return <Completion {...member} isEditing={isEditing} />;
}

/** The form of a new member, and later a form to change the answers. It stays when the session expires. */
export default function ProfileCompletionPage() {
  const userId = useSessionState(({ context }) => context.user?.user_id);
  const isBusiness = useSessionState(({ context }) => context.user?.user_type === 'business');
  const firstName = useSessionState(({ context }) => context.user?.first_name ?? '');
  const isFilled = useSessionState(({ context }) => context.user?.form_filled === true);
  if (userId === undefined) return null;
  return (
    <Opened
      key={`${userId} ${isBusiness}`}
      userId={userId}
      firstName={firstName}
      isBusiness={isBusiness}
      isFilled={isFilled}
    />
  );
}
