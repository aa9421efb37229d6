import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { t } from '../../../../domain/language';
import type { ClaimDesk } from '../../../../domain/contract/claim';
import { useSendClaimCodeMutation } from '../../../api/claimApi';
import { readFailure } from '../../../api/failure';
import { problemOf } from '../../../api/reasonOf';
import { BusyButton } from '../../../ui/BusyButton';
import { FormAlert, type Problem } from '../../../ui/fields/FormAlert';
import { DocumentsForm } from './DocumentsForm';
import { DomainForm } from './DomainForm';

const Root = styled('section')(({ theme }) => ({
  paddingBlock: theme.spacing(3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

interface WayProps {
  title: string;
  text: string;
  children: (headingId: string) => ReactNode;
}

function Way({ title, text, children }: WayProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" gutterBottom>
        {title}
      </Typography>
      <Typography gutterBottom>{text}</Typography>
      {children(id)}
    </Root>
  );
}

/** Sends a code to the address in the listing. */
function ListedEmail({ slug }: { slug: string }) {
  const [sendCode, { isLoading }] = useSendClaimCodeMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  async function send() {
    setProblem(null);
    try {
      await sendCode({ listing: slug, body: { method: 'listed_email' } }).unwrap();
    } catch (thrown) {
      setProblem(problemOf(readFailure(thrown)));
    }
  }
  return (
    <>
      {problem && <FormAlert wait={problem.wait}>{problem.text}</FormAlert>}
      <BusyButton sx={{ mt: 1 }} variant="contained" busy={isLoading} onClick={() => void send()}>
        {t('Send a code to the listed email')}
      </BusyButton>
    </>
  );
}

interface Props {
  desk: ClaimDesk;
  /** A code was sent already. */
  isAgain: boolean;
}

/** The ways to prove that a business is one’s own. */
export function ClaimWays({ desk: { slug, name, listed_email, domain }, isAgain }: Props) {
  return (
    <>
      <Typography sx={{ my: 2 }}>
        {isAgain
          ? t('No code there? Ask for another one, or choose another way.')
          : t(
              'Our team added {name} to the directory. If it is your business, show that you belong to it, and you can change the listing and decide who else may.',
              { name },
            )}
      </Typography>
      {listed_email !== null && (
        <Way
          title={t('By the listed email')}
          text={t('We send a code to {email}.', { email: listed_email })}
        >
          {() => <ListedEmail slug={slug} />}
        </Way>
      )}
      {domain !== null && (
        <Way
          title={t('By an email at your website')}
          text={t('We send a code to an address that ends with @{domain}.', { domain })}
        >
          {(id) => <DomainForm headingId={id} slug={slug} domain={domain} />}
        </Way>
      )}
      <Way
        title={t('By documents')}
        text={t(
          'Such as the certificate of registration or the county permit. Only our team sees them, and decides within a few working days.',
        )}
      >
        {(id) => <DocumentsForm headingId={id} slug={slug} />}
      </Way>
    </>
  );
}
