import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Profile } from '../../../../domain/contract/profile';
import { problemOf } from '../../../api/reasonOf';
import { FormAlert, type Problem } from '../../../ui/fields/FormAlert';
import { SlowWrite } from '../../../ui/SlowWrite';
import { useSaveProfile } from '../useSaveProfile';
import { Section } from './Section';

/** Saved as soon as it is chosen: withdrawing a consent must be as easy as giving it. */
export function Newsletter({ profile }: { profile: Profile }) {
  const save = useSaveProfile(profile);
  const [pending, setPending] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const choose = async (newsletter: boolean) => {
    if (pending !== null) return;
    setPending(newsletter);
    setProblem(null);
    const failure = await save({ newsletter });
    setPending(null);
    setProblem(failure && problemOf(failure));
  };
  const isUnconfirmed = profile.newsletter && !profile.email_verified;
  return (
    <Section
      title="Newsletter"
      lead={`It goes to ${profile.user_email}. Every issue has a link that ends it at once.`}
    >
      <div>
        <FormControlLabel
          label="Send me the newsletter by email"
          control={
            <Checkbox
              checked={pending ?? profile.newsletter}
              onChange={(_event, checked) => void choose(checked)}
              slotProps={{ input: { 'aria-busy': pending !== null } }}
            />
          }
        />
        <Typography variant="body2" color="textSecondary" role="status">
          {pending !== null && 'Saving…'}
          {pending === null &&
            isUnconfirmed &&
            'It starts once your email is verified. Please open the link in the email that we sent you. You can have it sent again under “Your details”.'}
        </Typography>
        {pending !== null && <SlowWrite />}
        {problem && <FormAlert wait={problem.wait}>{problem.text}</FormAlert>}
      </div>
    </Section>
  );
}
