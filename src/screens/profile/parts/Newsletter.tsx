import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Profile } from '../../../../domain/contract/profile';
import { SlowWrite } from '../../../ui/SlowWrite';
import { useSaveProfile } from '../useSaveProfile';
import { Section } from './Section';

/** Saved as soon as it is chosen: ending a consent must be as easy as giving it. */
export function Newsletter({ profile }: { profile: Profile }) {
  const save = useSaveProfile(profile);
  const [pending, setPending] = useState<boolean | null>(null);
  const choose = async (newsletter: boolean) => {
    if (pending !== null) return;
    setPending(newsletter);
    await save({ newsletter });
    setPending(null);
  };
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
        </Typography>
        {pending !== null && <SlowWrite />}
      </div>
    </Section>
  );
}
