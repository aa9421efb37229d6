import { styled } from '@mui/material/styles';
import { PrintInLight } from '../../../ui/print/PrintInLight';
import type { ReportData } from '../reportData';
import { Badges } from './Badges';
import { Comparison } from './Comparison';
import { Earlier } from './Earlier';
import { LevelReasons } from './LevelReasons';
import { Missing } from './Missing';
import { NextSteps } from './NextSteps';
import { Receipt } from './Receipt';
import { ReportActions } from './ReportActions';
import { ReportHead } from './ReportHead';
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
    '& p.total': { ...theme.typography.h2 },
  },
}));

export const ReportBody = ({ data }: { data: ReportData }) => (
  <Report>
    <PrintInLight />
    <ReportHead data={data} />
    <ReportActions data={data} />
    <ThemeScores data={data} />
    <LevelReasons data={data} />
    <Missing data={data} />
    <NextSteps data={data} />
    <Strengths data={data} />
    <Badges data={data} />
    <Comparison data={data} />
    <Earlier data={data} />
    <Receipt data={data} />
  </Report>
);
