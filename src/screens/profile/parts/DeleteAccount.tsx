import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Profile } from '../../../../domain/contract/profile';
import { DeleteDialog } from './DeleteDialog';
import { Actions, Section } from './Section';

export function DeleteAccount({ profile }: { profile: Profile }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section
      title="Delete your account"
      lead="This cannot be undone. You may want to download your data first."
    >
      <Actions>
        <Button variant="outlined" color="error" onClick={() => setIsOpen(true)}>
          Delete Account…
        </Button>
      </Actions>
      <DeleteDialog profile={profile} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Section>
  );
}
