import { styled } from '@mui/material/styles';
import { PrintInLight } from '../../../ui/print/PrintInLight';
import { TextSection } from '../../../ui/TextSection';
import type { ReportData } from '../reportData';
import { Badges } from './Badges';
import { Comparison } from './Comparison';
import { EarlierAssessments } from './EarlierAssessments';
import { LevelReasons } from './LevelReasons';
import { NextSteps } from './NextSteps';
import { Receipt } from './Receipt';
import { ReportActions } from './ReportActions';
import { ReportFacts } from './ReportFacts';
import { ReportHead } from './ReportHead';
import { SmallestPlan } from './SmallestPlan';
import { Strengths } from './Strengths';
import { ThemeScores } from './ThemeScores';

/** Headings keep with what follows; the points begin a page of their own. */
const Report = styled('article')(({ theme }) => ({
  '& > section': { marginTop: theme.spacing(6) },
  '@media print': {
    '& :is(h2, h3, caption)': { breakAfter: 'avoid' },
    '& #receipt': { breakBefore: 'page' },
    '& > section': { marginTop: theme.spacing(3) },
    '&, & p, & li, & dd': { ...theme.typography.body2 },
  },
}));

function MissingForListing({ data: { report } }: { data: ReportData }) {
  const { missing_for_listing: missing, application } = report;
  const isListed = application?.state === 'listed';
  return (
    <TextSection title="What is missing for a listing" id="listing">
      {missing.length === 0 ? (
        <p>
          {isListed
            ? 'The business is listed in the directory.'
            : 'Nothing in the answers prevents a listing. Our team decides.'}
        </p>
      ) : (
        <ul>
          {missing.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </TextSection>
  );
}

export const ReportBody = ({ data }: { data: ReportData }) => (
  <Report>
    <PrintInLight />
    <ReportHead data={data} />
    <SmallestPlan data={data} />
    <ReportFacts data={data} />
    <ReportActions data={data} />
    <ThemeScores data={data} />
    <LevelReasons data={data} />
    <MissingForListing data={data} />
    <NextSteps data={data} />
    <Strengths data={data} />
    <Badges data={data} />
    <Comparison data={data} />
    <EarlierAssessments data={data} />
    <Receipt data={data} />
  </Report>
);
