import { t } from '../../../../domain/language';
import { capitalise } from '../../../../domain/capitalise';
import { Disclosure } from '../../../ui/print/Disclosure';
import type { ReportData } from '../reportData';
import { stepsOf } from '../scoring';
import { stepAnchor } from '../assessmentLinks';
import { countText } from '../../../ui/format';
import { RankedList } from './RankedList';
import { StepEntry } from './StepEntry';

/** What to do next, that with the largest gain first. */
export function NextSteps({ data }: { data: ReportData }) {
  const { overall, themes } = stepsOf(data.report.recommendations);
  if (overall.length === 0)
    return (
      <p>
        {t('No scored answer is low and no theme is under 50%. Keep your evidence up to date.')}
      </p>
    );
  return (
    <>
      <p>
        {t(
          'Ranked by how much each could add to the score. The laws named are a starting point, not legal advice.',
        )}
      </p>
      <RankedList>
        {overall.map((step) => (
          <li key={step.question} id={stepAnchor(step.question)} tabIndex={-1}>
            <StepEntry data={data} step={step} hasTheme />
          </li>
        ))}
      </RankedList>
      {themes.map(({ theme, steps }) => (
        <Disclosure
          key={theme}
          summary={`${capitalise(t(theme))}: ${countText(steps.length, 'step')}`}
        >
          {steps.map((step) =>
            overall.includes(step) ? (
              <p key={step.question}>
                {t('{step}: see number {number} above.', {
                  step: step.title,
                  number: overall.indexOf(step) + 1,
                })}
              </p>
            ) : (
              <StepEntry key={step.question} data={data} step={step} />
            ),
          )}
        </Disclosure>
      ))}
    </>
  );
}
