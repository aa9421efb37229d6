import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../domain/language';
import type { ProofDocument } from '../../../domain/contract/proof';
import { ProofDates, ProofFile } from '../../entities/proof/ProofFile';
import { usePaths } from '../../paths';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Page, PageTitle } from '../../ui/Page';
import { PageSkeleton } from '../../ui/skeletons';
import { SlowNotice } from '../../ui/SlowNotice';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  justifyItems: 'start',
  '& p': { margin: 0 },
}));

interface Props {
  proof: ProofDocument | null;
  /** As a data URL. */
  file: string | null;
  /** There is none, or none for this person. */
  isMissing: boolean;
  problem: string | null;
  onRetry: () => void;
}

function Content({ proof, file, isMissing, problem, onRetry }: Props) {
  const paths = usePaths();
  if (isMissing) {
    return (
      <EmptyState
        title={t('This document is not here')}
        action={
          <Button component={RouterLink} to={paths.vetting} variant="contained">
            {t('To the assessment')}
          </Button>
        }
      >
        {t('It was removed, or it belongs to another business.')}
      </EmptyState>
    );
  }
  return (
    <Root>
      {proof && <ProofDates {...proof} />}
      {proof && file && <ProofFile proof={proof} file={file} />}
      {problem !== null && <ErrorState message={problem} onRetry={onRetry} />}
      {problem === null && !file && (
        <div role="status" aria-label={t('Loading')}>
          <PageSkeleton />
          <SlowNotice onRetry={onRetry} />
        </div>
      )}
    </Root>
  );
}

/** One document with its dates. */
export function ProofPageView(props: Props) {
  const title = props.proof?.name ?? t('Document');
  return (
    <Page
      title={title}
      description={t('A document that proves answers of a business.')}
      maxWidth="text"
      isPersonal
      isSecretAddress
    >
      <PageTitle variant="h2">{title}</PageTitle>
      <Content {...props} />
    </Page>
  );
}
