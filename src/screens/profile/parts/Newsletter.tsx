import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { msg, t } from '../../../../domain/language';
import type { Profile } from '../../../../domain/contract/profile';
import { problemOf } from '../../../api/reasonOf';
import { FormAlert, type Problem } from '../../../ui/fields/FormAlert';
import { SlowWrite } from '../../../ui/SlowWrite';
import { useSaveProfile } from '../useSaveProfile';
import { Section } from './Section';

const CHOICES = [
  { name: 'newsletter', label: msg('Send me the newsletter by email') },
  { name: 'weekly', label: msg('Send me once a week what is new near me and in my themes') },
  {
    name: 'takes_messages',
    label: msg('Members may write to me through a form; they do not see my address'),
  },
] as const;

interface ChoiceProps {
  profile: Profile;
  choice: (typeof CHOICES)[number];
}

/** Saved as soon as it is chosen: withdrawing a consent must be as easy as giving it. */
function Choice({ profile, choice: { name, label } }: ChoiceProps) {
  const save = useSaveProfile(profile);
  const [pending, setPending] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const choose = async (wanted: boolean) => {
    if (pending !== null) return;
    setPending(wanted);
    setProblem(null);
    const failure = await save({ [name]: wanted });
    setPending(null);
    setProblem(failure && problemOf(failure));
  };
  const isUnconfirmed = name !== 'takes_messages' && profile[name] && !profile.email_verified;
  return (
    <div>
      <FormControlLabel
        label={t(label)}
        control={
          <Checkbox
            checked={pending ?? profile[name]}
            onChange={(_event, checked) => void choose(checked)}
            slotProps={{ input: { 'aria-busy': pending !== null } }}
          />
        }
      />
      <Typography variant="body2" color="textSecondary" role="status">
        {pending !== null && t('Saving…')}
        {pending === null &&
          isUnconfirmed &&
          t(
            'It starts once your email is verified. Please open the link in the email that we sent you. You can have it sent again under “Your details”.',
          )}
      </Typography>
      {pending !== null && <SlowWrite />}
      {problem && <FormAlert wait={problem.wait}>{problem.text}</FormAlert>}
    </div>
  );
}

/** The emails that a member can choose. */
export function Newsletter({ profile }: { profile: Profile }) {
  return (
    <Section
      title={t('Newsletter')}
      lead={t('It goes to {email}. Every email has a link that ends it at once.', {
        email: profile.user_email,
      })}
    >
      {CHOICES.map((choice) => (
        <Choice key={choice.name} profile={profile} choice={choice} />
      ))}
    </Section>
  );
}
