import type { VettingReport } from '../contract/assessment';
import { APPLICATION_STATE } from './applicationStates';

/** Something was submitted before the present answers, here or in an earlier application. */
export function hasVersionBefore({
  application,
  earlier,
}: Pick<VettingReport, 'application' | 'earlier'>): boolean {
  if (!application) return false;
  const submissions = application.history.filter(({ event }) => event === 'application.submitted');
  const isOpen = APPLICATION_STATE[application.state].locked === null;
  return (
    submissions.length > (isOpen ? 0 : 1) ||
    earlier.some((other) => other.application !== application.id)
  );
}
