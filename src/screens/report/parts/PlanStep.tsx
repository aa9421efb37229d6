import Typography from '@mui/material/Typography';
import { t } from '../../../../domain/language';
import type { PlannedStep } from '../../../../domain/contract/assessment';
import { Disclosure } from '../../../ui/print/Disclosure';
import type { ReportData } from '../reportData';
import { stepAnswer } from '../planWords';
import { EFFORT_TEXTS } from '../words';
import { QuestionLink } from './QuestionLink';
import { StepFrame } from './StepFrame';

interface Props {
  data: ReportData;
  step: PlannedStep;
}

/** One answer of a plan: what to answer, how much effort it takes and, folded, how to get there. */
export const PlanStep = ({ data, step }: Props) => (
  <StepFrame>
    <Typography variant="h4" component="h3">
      {step.title}
    </Typography>
    <p>
      {`${t(EFFORT_TEXTS[step.effort])}. ${t('Answer {answer}.', { answer: stepAnswer(step) })}`}
    </p>
    <Disclosure summary={t('How to get there')}>
      <p>{step.first_step}</p>
      {step.law && <p>{step.law}</p>}
      <QuestionLink data={data} question={step.question} />
    </Disclosure>
  </StepFrame>
);
