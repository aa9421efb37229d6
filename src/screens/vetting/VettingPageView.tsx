import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../domain/language';
import type { ApplicationEventType } from '../../../domain/vetting/applicationEvents';
import type { Problem } from '../../ui/fields/FormAlert';
import { Page, PageTitle } from '../../ui/Page';
import { BasicPart, AdvancedPart, Finish } from './parts/CategoryList';
import { DraftFile } from './parts/DraftFile';
import { Overview } from './parts/Overview';
import { ReviewerNote } from './parts/ReviewerNote';
import { ApplicationStatus } from './parts/ApplicationStatus';
import { Unsent } from './parts/Unsent';
import { useVettingLinks } from './useVettingLinks';

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  // Chromium keeps the width of what it leaves out, which would hold the column open in a narrower window.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  marginTop: theme.spacing(3),
}));

export interface VettingPageViewProps {
  /** Answers what went wrong; null when it is done. */
  onAct: (event: ApplicationEventType) => Promise<Problem | null>;
  /** What happens next to an application that was sent. */
  outlook: ReactNode;
  /** How others can answer a part. */
  help?: ReactNode;
}

export function VettingPageView({ onAct, outlook, help }: VettingPageViewProps) {
  const links = useVettingLinks();
  return (
    <Page
      title={t('Assessment')}
      description={t(
        'Assess your business question by question, and see the status of your application.',
      )}
      maxWidth="md"
      isPersonal
    >
      <PageTitle variant="h2">{t('Assessment')}</PageTitle>
      <Overview />
      <Parts>
        <Unsent />
        <ApplicationStatus onAct={onAct} outlook={outlook} />
        <ReviewerNote />
        <BasicPart />
        <AdvancedPart />
        <Finish />
        <section aria-labelledby="report">
          <Typography id="report" variant="h3" component="h2">
            {t('Report')}
          </Typography>
          <Typography>
            {t('Your scores so far, how each point came about, and what would improve them most.')}
          </Typography>
          <Link
            component={RouterLink}
            to={links.report}
            sx={{ display: 'inline-block', py: 1.25, fontWeight: 600 }}
          >
            {t('See the report')}
          </Link>
        </section>
        {help}
        <DraftFile />
      </Parts>
    </Page>
  );
}
