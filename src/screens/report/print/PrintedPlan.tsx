import { plural, t } from '../../../../domain/language';
import { AT_A_GLANCE, levelPlan, planOf, stepAnswer, TOP_SENTENCE } from '../planWords';
import { questionText, type ReportData } from '../reportData';
import { EFFORT_TEXTS } from '../words';

/** The plan for the next level, each answer in two or three lines. */
export function PrintedPlan({ data }: { data: ReportData }) {
  const plan = levelPlan(data.report.plans);
  if (!plan) return <p>{t(TOP_SENTENCE)}</p>;
  const more = plan.steps.length - AT_A_GLANCE;
  return (
    <>
      <p>{planOf(data, plan).join(' ')}</p>
      <ul>
        {plan.lasting.map((question) => (
          <li key={question}>{questionText(data, question)}</li>
        ))}
      </ul>
      <ol>
        {plan.steps.slice(0, AT_A_GLANCE).map((step) => (
          <li key={step.question}>
            <strong>{step.title}</strong> {t(EFFORT_TEXTS[step.effort])}
            <br />
            {t('Answer {answer}.', { answer: stepAnswer(step) })}
          </li>
        ))}
      </ol>
      {more > 0 && (
        <p>
          {plural(
            more,
            '# more answer of this plan: see the report online.',
            '# more answers of this plan: see the report online.',
          )}
        </p>
      )}
    </>
  );
}
