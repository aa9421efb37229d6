import Button from '@mui/material/Button';
import { useState } from 'react';
import { t } from '../../../domain/language';
import type { Profile } from '../../../domain/contract/profile';
import { SkeletonBlock } from '../../ui/SkeletonBlock';
import { ErrorState } from '../../ui/ErrorState';
import { Page, PageTitle } from '../../ui/Page';
import { SlowNotice } from '../../ui/SlowNotice';
import { ChangePassword } from './parts/ChangePassword';
import { Consents } from './parts/Consents';
import { DataRequests } from './parts/DataRequests';
import { DeleteDialog } from './parts/DeleteDialog';
import { Details } from './parts/Details';
import { DownloadData } from './parts/DownloadData';
import { LanguageChoice } from './parts/LanguageChoice';
import { Newsletter } from './parts/Newsletter';
import { PublicAnswers } from './parts/PublicAnswers';
import { Actions, Section } from './parts/Section';
import { SmsSection } from './parts/sms/SmsSection';
import { TwoStep } from './parts/twoStep/TwoStep';
import { SetPassword } from './parts/SetPassword';

interface Props {
  profile: Profile | null;
  hasFailed: boolean;
  onRetry: () => void;
}

function DeleteAccount({ profile }: { profile: Profile }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section
      title={t('Delete your account')}
      lead={t('This cannot be undone. You may want to download your data first.')}
    >
      <Actions>
        <Button variant="outlined" color="error" onClick={() => setIsOpen(true)}>
          {t('Delete Account…')}
        </Button>
      </Actions>
      <DeleteDialog profile={profile} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Section>
  );
}

function ProfileSkeleton({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <SlowNotice onRetry={onRetry} />
      <div role="status" aria-label={t('Loading your profile')}>
        <div aria-hidden>
          <SkeletonBlock sx={{ width: 96, height: 96, borderRadius: '50%' }} />
          {Array.from({ length: 4 }, (_, index) => (
            <div key={index}>
              <SkeletonBlock sx={{ width: '8rem', marginTop: '24px' }} />
              <SkeletonBlock sx={{ height: 48 }} />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

function Sections({ profile, hasFailed, onRetry }: Props) {
  if (!profile) {
    if (!hasFailed) return <ProfileSkeleton onRetry={onRetry} />;
    return <ErrorState message={t('Your profile could not be loaded.')} onRetry={onRetry} />;
  }
  return (
    <>
      <Details profile={profile} />
      <PublicAnswers profile={profile} />
      {profile.has_password ? (
        <ChangePassword profile={profile} />
      ) : (
        <SetPassword profile={profile} />
      )}
      <TwoStep profile={profile} />
      <Newsletter profile={profile} />
      {profile.sms && <SmsSection profile={profile} sms={profile.sms} />}
      <LanguageChoice profile={profile} />
      <Consents profile={profile} />
      <DownloadData userId={profile.user_id} />
      <DataRequests />
      <DeleteAccount profile={profile} />
    </>
  );
}

export const ProfilePageView = (props: Props) => (
  <Page
    title={t('Profile')}
    description={t('Your details, your password, what you agreed to and your data.')}
    maxWidth="text"
    isPersonal
  >
    <PageTitle variant="h2">{t('Profile')}</PageTitle>
    <Sections {...props} />
  </Page>
);
