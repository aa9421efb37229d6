import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useLocation } from 'react-router';
import { t } from '../../../../domain/language';
import { stepAnchor } from '../assessmentLinks';
import type { ReportData } from '../reportData';
import { firstSteps, gainOfTotal } from '../scoring';
import { EFFORT_TEXTS, gainWords } from '../words';

const List = styled('ol')(({ theme }) => ({
  margin: 0,
  paddingLeft: theme.spacing(3),
  '& > li': { margin: 0, paddingBlock: theme.spacing(0.5), breakInside: 'avoid' },
  // Aligned so, the number is beside the first line of a title.
  '& a': { display: 'inline-block', verticalAlign: 'top', fontWeight: 600 },
  '& small': {
    display: 'block',
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
  },
}));

/** What to say where no answer is low. */
export const noSteps = (completion: number): string =>
  completion < 100
    ? t('Answer more questions: the steps follow from the answers.')
    : t('No scored answer is low. Keep your evidence up to date.');

/** The three steps with the largest gain, short enough for the first screen of a phone. */
export function FirstSteps({ data: { report, assessment } }: { data: ReportData }) {
  const { search } = useLocation();
  const steps = firstSteps(report.recommendations);
  return (
    <section aria-labelledby="first-steps">
      <Typography id="first-steps" variant="h4" component="h2">
        {t('Your next steps')}
      </Typography>
      {steps.length === 0 ? (
        <p>{noSteps(assessment.completion)}</p>
      ) : (
        <List>
          {steps.map((step) => (
            <li key={step.question}>
              <Link component={RouterLink} to={{ search, hash: stepAnchor(step.question) }} replace>
                {step.title}
              </Link>
              <small>
                {[t(EFFORT_TEXTS[step.effort]), gainWords(gainOfTotal(assessment, step))]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </li>
          ))}
        </List>
      )}
    </section>
  );
}
