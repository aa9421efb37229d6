import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { t } from '../../../../domain/language';
import { CODE_DIGITS, CODE_MINUTES } from '../../../../domain/codes';
import type { OwnClaim } from '../../../../domain/contract/claim';
import type { Joined } from '../../../../domain/contract/people';
import { useConfirmClaimMutation } from '../../../api/claimApi';
import { CodeField, codeSchema } from '../../../entities/form/CodeField';
import { ShortForm } from '../../../entities/form/ShortForm';

const schema = codeSchema(() => t('Enter the code from the email.'));

interface Props {
  slug: string;
  claim: OwnClaim;
  onClaimed: (joined: Joined) => void;
}

/** Asks for the code that was sent. */
export function CodeForm({ slug, claim, onClaimed }: Props) {
  const id = useId();
  const [confirm] = useConfirmClaimMutation();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" gutterBottom>
        {t('Enter the code')}
      </Typography>
      <Typography role="status" gutterBottom>
        {t(
          'If {address} takes emails, a code of {digits} digits is on its way there. It works for {minutes} minutes. Look into the spam folder too.',
          { address: claim.sent_to, digits: CODE_DIGITS, minutes: CODE_MINUTES },
        )}
      </Typography>
      <ShortForm
        labelledBy={id}
        initialValues={{ code: '' }}
        schema={schema}
        send={async ({ code }) =>
          onClaimed(await confirm({ listing: slug, body: { code: code.trim() } }).unwrap())
        }
        button={t('Claim this business')}
      >
        <CodeField label={t('Code from the email')} />
      </ShortForm>
    </section>
  );
}
