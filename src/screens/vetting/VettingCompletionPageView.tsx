import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../domain/language';
import { applicationRow } from '../../../domain/vetting/applicationStates';
import { useApplication } from '../../actors/vetting';
import { Page, PageTitle } from '../../ui/Page';
import { BlockedAnswers } from './parts/BlockedAnswers';
import { Declaration } from './parts/Declaration';
import { Flags } from './parts/Flags';
import { Gaps } from './parts/Gaps';
import { MissingProof } from './parts/MissingProof';
import { ReviewerNote } from './parts/ReviewerNote';
import { Submission, type SubmissionProps } from './parts/Submission';
import { WhatNow } from './parts/WhatNow';
import { FINISHING_TITLE, StepIcon } from './steps';
import { useVettingLinks } from './useVettingLinks';

const Title = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.spacing(1.5),
  '& > svg': { fontSize: 36, marginTop: 2 },
}));

const Parts = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(5) }));

interface Props extends SubmissionProps {
  /** What happens next to an application that was sent. */
  outlook: ReactNode;
}

export function VettingCompletionPageView({ outlook, ...props }: Props) {
  const { application } = useApplication();
  const links = useVettingLinks();
  return (
    <Page
      title={t(FINISHING_TITLE)}
      description={t('See what is still missing in your assessment and submit it.')}
      maxWidth="md"
      isPersonal
    >
      <Link
        component={RouterLink}
        to={links.start}
        sx={{ display: 'inline-block', py: 1.25, fontWeight: 600 }}
      >
        {t('← All parts of the assessment')}
      </Link>
      <Title>
        <StepIcon title={FINISHING_TITLE} />
        <PageTitle variant="h2">{t(FINISHING_TITLE)}</PageTitle>
      </Title>
      <Parts>
        {applicationRow(application).locked !== null ? (
          <WhatNow outlook={outlook} />
        ) : (
          <>
            <ReviewerNote />
            <BlockedAnswers />
            <Gaps />
            <MissingProof />
            <Flags />
            <Declaration />
            <Submission {...props} />
          </>
        )}
      </Parts>
    </Page>
  );
}
