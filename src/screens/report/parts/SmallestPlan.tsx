import { plural, t } from '../../../../domain/language';
import type { PlannedStep, ReportPlan } from '../../../../domain/contract/assessment';
import { Disclosure } from '../../../ui/print/Disclosure';
import { countText } from '../../../ui/format';
import { AT_A_GLANCE, badgePlans, goalName, levelPlan, planOf, TOP_SENTENCE } from '../planWords';
import type { ReportData } from '../reportData';
import { PlanStep } from './PlanStep';
import { QuestionLink } from './QuestionLink';
import { RankedList } from './RankedList';

const Steps = ({
  data,
  steps,
  start = 1,
}: {
  data: ReportData;
  steps: PlannedStep[];
  start?: number;
}) => (
  <RankedList start={start}>
    {steps.map((step) => (
      <li key={step.question}>
        <PlanStep data={data} step={step} />
      </li>
    ))}
  </RankedList>
);

function Plan({ data, plan }: { data: ReportData; plan: ReportPlan }) {
  const [first, ...others] = planOf(data, plan);
  const more = plan.steps.slice(AT_A_GLANCE);
  return (
    <>
      <p>
        <strong>{first}</strong>
      </p>
      {others.length > 0 && <p>{others.join(' ')}</p>}
      {plan.lasting.length > 0 && (
        <ul>
          {plan.lasting.map((question) => (
            <li key={question}>
              <QuestionLink data={data} question={question} />
            </li>
          ))}
        </ul>
      )}
      {plan.steps.length > 0 && <Steps data={data} steps={plan.steps.slice(0, AT_A_GLANCE)} />}
      {more.length > 0 && (
        <Disclosure
          summary={plural(more.length, '# more answer of this plan', '# more answers of this plan')}
        >
          <Steps data={data} steps={more} start={AT_A_GLANCE + 1} />
        </Disclosure>
      )}
    </>
  );
}

const badgeSummary = ({ goal, outcome, steps }: ReportPlan): string =>
  `${goalName(goal)}: ${outcome === 'planned' ? countText(steps.length, 'answer') : t('not by new answers alone')}`;

/** The fewest answers to change for the next level and, folded, for each badge that is missing. */
export function SmallestPlan({ data }: { data: ReportData }) {
  const { plans } = data.report;
  const next = levelPlan(plans);
  return (
    <>
      {next ? <Plan data={data} plan={next} /> : <p>{t(TOP_SENTENCE)}</p>}
      {badgePlans(plans).map((plan) => (
        <Disclosure key={plan.goal} summary={badgeSummary(plan)}>
          <Plan data={data} plan={plan} />
        </Disclosure>
      ))}
    </>
  );
}
