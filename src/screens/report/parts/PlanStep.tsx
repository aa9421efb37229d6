import Typography from '@mui/material/Typography';
import type { PlannedStep } from '../../../../domain/contract/vetting';
import { Disclosure } from '../../../ui/print/Disclosure';
import type { ReportData } from '../reportData';
import { EFFORT_TEXTS } from '../words';
import { QuestionLink } from './QuestionLink';
import { StepFrame } from './StepFrame';

function answerWords({ now, needed, needs_proof }: PlannedStep): string {
  if (now === needed) return `“${needed}” stays, with a link to proof`;
  const instead = now === '' ? ' (not answered yet)' : `, instead of “${now}”`;
  return `“${needed}”${instead}${needs_proof ? ', with a link to proof' : ''}`;
}

interface Props {
  data: ReportData;
  step: PlannedStep;
}

/** One answer of a plan: what to answer, how much effort it takes and, folded, how to get there. */
export const PlanStep = ({ data, step }: Props) => (
  <StepFrame>
    <Typography variant="h4" component="h3" gutterBottom>
      {step.title}
    </Typography>
    <QuestionLink data={data} question={step.question} />
    <dl>
      <dt>Answer</dt>
      <dd>{answerWords(step)}</dd>
      <dt>Effort</dt>
      <dd>{EFFORT_TEXTS[step.effort]}</dd>
    </dl>
    <Disclosure summary={step.law ? 'First step and law' : 'First step'}>
      <p>{step.first_step}</p>
      {step.law && <p>{step.law}</p>}
    </Disclosure>
  </StepFrame>
);
