import type { Profile } from '../../../domain/contract/profile';
import { Bone } from '../../ui/Bone';
import { ErrorState } from '../../ui/ErrorState';
import { Page, PageTitle } from '../../ui/Page';
import { SlowNotice } from '../../ui/SlowNotice';
import { Answers } from './parts/Answers';
import { Consents } from './parts/Consents';
import { DeleteAccount } from './parts/DeleteAccount';
import { Details } from './parts/Details';
import { Download } from './parts/Download';
import { FirstPassword } from './parts/FirstPassword';
import { Newsletter } from './parts/Newsletter';
import { Password } from './parts/Password';

interface Props {
  profile: Profile | null;
  hasFailed: boolean;
  onRetry: () => void;
}

function Waiting({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <SlowNotice onRetry={onRetry} />
      <div role="status" aria-label="Loading your profile">
        <div aria-hidden>
          <Bone style={{ width: 96, height: 96, borderRadius: '50%' }} />
          {Array.from({ length: 4 }, (_, index) => (
            <div key={index}>
              <Bone style={{ width: '8rem', marginTop: 24 }} />
              <Bone style={{ height: 48 }} />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

function Sections({ profile, hasFailed, onRetry }: Props) {
  if (!profile) {
    if (!hasFailed) return <Waiting onRetry={onRetry} />;
    return <ErrorState message="Your profile could not be loaded." onRetry={onRetry} />;
  }
  return (
    <>
      <Details profile={profile} />
      <Answers profile={profile} />
      {profile.has_password ? <Password profile={profile} /> : <FirstPassword profile={profile} />}
      <Newsletter profile={profile} />
      <Consents profile={profile} />
      <Download userId={profile.user_id} />
      <DeleteAccount profile={profile} />
    </>
  );
}

export const ProfilePageView = (props: Props) => (
  <Page
    title="Profile"
    description="Your details, your password, what you agreed to and your data."
    maxWidth="text"
    isPersonal
  >
    <PageTitle variant="h2">Profile</PageTitle>
    <Sections {...props} />
  </Page>
);
