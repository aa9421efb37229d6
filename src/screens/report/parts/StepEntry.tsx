import Typography from '@mui/material/Typography';
import { t } from '../../../../domain/language';
import type { Recommendation } from '../../../../domain/contract/assessment';
import { ExternalLink } from '../../../ui/ExternalLink';
import { safeHref } from '../../../ui/safeHref';
import { ThemeChip } from '../../../entities/theme/ThemeChip';
import type { ReportData } from '../reportData';
import { gainOfTotal } from '../scoring';
import { scoreText } from '../../../ui/format';
import { EFFORT_TEXTS, numberText } from '../words';
import { QuestionLink } from './QuestionLink';
import { StepFrame } from './StepFrame';

function gainText({ assessment }: ReportData, step: Recommendation): string {
  const points = numberText(step.gain);
  const total = gainOfTotal(assessment, step);
  return total === null
    ? t('Up to {points} weighted points', { points })
    : t('Up to {points} weighted points, {total} of the total’s 100', {
        points,
        total: scoreText(total),
      });
}

interface Props {
  data: ReportData;
  step: Recommendation;
  /** Told where it stands among steps of other themes. */
  hasTheme?: boolean;
}

/** One thing to do next: how to begin, why, who helps, and what it brings. */
export function StepEntry({ data, step, hasTheme = false }: Props) {
  const href = safeHref(step.helper_url);
  return (
    <StepFrame>
      <Typography variant="h4" component="h3" gutterBottom>
        {step.title}
      </Typography>
      {hasTheme && <ThemeChip theme={step.theme} />}
      <dl>
        <dt>{t('First step')}</dt>
        <dd>{step.first_step}</dd>
        {step.law && (
          <>
            <dt>{t('Law')}</dt>
            <dd>{step.law}</dd>
          </>
        )}
        {step.helper && (
          <>
            <dt>{t('Who helps')}</dt>
            <dd>{href ? <ExternalLink href={href}>{step.helper}</ExternalLink> : step.helper}</dd>
          </>
        )}
        <dt>{t('Effort')}</dt>
        <dd>{t(EFFORT_TEXTS[step.effort])}</dd>
        <dt>{t('Could add')}</dt>
        <dd>{gainText(data, step)}</dd>
        <dt>{t('Question')}</dt>
        <dd>
          <QuestionLink data={data} question={step.question} />
        </dd>
      </dl>
    </StepFrame>
  );
}
