import { t } from '../../../../domain/language';
import { noSteps } from '../parts/FirstSteps';
import type { ReportData } from '../reportData';
import { firstSteps, gainOfTotal } from '../scoring';
import { EFFORT_TEXTS, gainWords } from '../words';

/** The three steps with the largest gain, with how to begin: on paper there is nothing to unfold. */
export function PrintedSteps({ data: { report, assessment } }: { data: ReportData }) {
  const steps = firstSteps(report.recommendations);
  if (steps.length === 0) return <p>{noSteps(assessment.completion)}</p>;
  return (
    <ol>
      {steps.map((step) => (
        <li key={step.question}>
          <strong>{step.title}</strong>{' '}
          {[t(EFFORT_TEXTS[step.effort]), gainWords(gainOfTotal(assessment, step))]
            .filter(Boolean)
            .join(' · ')}
          <br />
          {step.first_step}
        </li>
      ))}
    </ol>
  );
}
