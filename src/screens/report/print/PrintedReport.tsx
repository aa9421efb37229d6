import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { t } from '../../../../domain/language';
import { FoldsOnPaperContext } from '../../../ui/print/Disclosure';
import { TextSection } from '../../../ui/TextSection';
import { ThemeScores } from '../parts/ThemeScores';
import { Total } from '../parts/ReportHead';
import type { ReportData } from '../reportData';
import { sectionsFor } from '../reportSections';
import { PrintedBadges } from './PrintedBadges';
import { PrintedFacts } from './PrintedFacts';
import { PrintedPlan } from './PrintedPlan';
import { PrintedSteps } from './PrintedSteps';
import { PrintedStrengths } from './PrintedStrengths';

/** No heading is parted from what follows it. */
const Paper = styled('div')(({ theme }) => ({
  '&, & p, & li, & dd': theme.typography.body2,
  '&& :is(p, li, dd)': { maxWidth: 'none' },
  '&& li': { marginBlock: theme.spacing(0.5), breakInside: 'avoid' },
  '& :is(h1, h2, h3, caption)': { breakAfter: 'avoid' },
  '& section': { marginTop: theme.spacing(2) },
  '& table': { breakInside: 'avoid' },
  '& .page': { breakBefore: 'page' },
  '& .page > section:first-of-type': { marginTop: 0 },
}));

interface Props {
  data: ReportData;
  /** With all answers and the calculation after the two pages. */
  hasAppendix: boolean;
}

/** The report on two A4 pages: what the result is and what to do next, then what it rests on. */
export const PrintedReport = ({ data, hasAppendix }: Props) => (
  <Paper>
    <FoldsOnPaperContext value="left out">
      <Typography variant="h2" component="h1" gutterBottom>
        {t('{business}: self-assessment report', { business: data.report.business.name })}
      </Typography>
      <Total data={data} />
      <TextSection title={t('Your next steps')}>
        <PrintedSteps data={data} />
      </TextSection>
      <TextSection title={t('Score by theme')}>
        <ThemeScores data={data} />
      </TextSection>
      <div className="page">
        <TextSection title={t('The smallest plan')}>
          <PrintedPlan data={data} />
        </TextSection>
        <TextSection title={t('Strengths')}>
          <PrintedStrengths data={data} />
        </TextSection>
        <TextSection title={t('Badges')}>
          <PrintedBadges data={data} />
        </TextSection>
        <TextSection title={t('About this report')}>
          <PrintedFacts data={data} />
        </TextSection>
      </div>
    </FoldsOnPaperContext>
    {hasAppendix && (
      <FoldsOnPaperContext value="opened">
        <div className="page">
          {sectionsFor(data)
            .filter(({ isLoaded }) => !isLoaded)
            .map(({ id, title, show }) => (
              <TextSection key={id} title={t(title)}>
                {show(data)}
              </TextSection>
            ))}
        </div>
      </FoldsOnPaperContext>
    )}
  </Paper>
);
