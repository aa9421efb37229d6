import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../domain/language';
import type { DocumentDue } from '../../../domain/contract/session';
import { siteTextRow } from '../../../domain/siteTexts';
import { useAgreeToDocumentMutation } from '../../api/documentsApi';
import { readFailure } from '../../api/failure';
import { reasonOf } from '../../api/reasonOf';
import { usePaths } from '../../paths';
import { useUpdateSession } from '../../screens/profile/useUpdateSession';
import { BusyButton } from '../../ui/BusyButton';
import { Notice } from '../../ui/Notice';
import { Container } from '../../ui/Section';
import { rich } from '../../ui/rich';

const List = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  paddingTop: theme.spacing(2),
}));

function Due({ due: { key, version } }: { due: DocumentDue }) {
  const paths = usePaths();
  const updateSession = useUpdateSession();
  const [agree, { isLoading }] = useAgreeToDocumentMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const act = async () => {
    setProblem(null);
    const answer = await agree({ key, version });
    if (answer.error) setProblem(reasonOf(readFailure(answer.error)));
    else updateSession(answer.data);
  };
  return (
    <>
      <Notice
        tone="info"
        action={
          <BusyButton variant="contained" busy={isLoading} onClick={() => void act()}>
            {key === 'terms' ? t('I agree') : t('I have read it')}
          </BusyButton>
        }
      >
        {rich(
          'Our <link>{name}</link> changed since you joined. Please read the new version.',
          {
            link: (name) => (
              <Link component={RouterLink} to={key === 'terms' ? paths.terms : paths.privacyPolicy}>
                {name}
              </Link>
            ),
          },
          { name: t(siteTextRow(key).name) },
        )}
      </Notice>
      {problem !== null && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
    </>
  );
}

/** Asks a member to agree to documents that have changed; stays until they have. */
export default function DocumentsNotice({ due }: { due: readonly DocumentDue[] }) {
  return (
    <Container sx={{ width: '100%' }}>
      <List role="region" aria-label={t('Changed documents')}>
        {due.map((each) => (
          <Due key={each.key} due={each} />
        ))}
      </List>
    </Container>
  );
}
