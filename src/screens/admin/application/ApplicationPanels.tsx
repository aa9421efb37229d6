import type { Application } from '../../../../domain/contract/vetting';
import { ClearancePanel } from './ClearancePanel';
import { HistoryPanel } from './HistoryPanel';

interface Props {
  application: Application;
  /** Texts of questions by id; null while they load. */
  questions: ReadonlyMap<number, string> | null;
}

/** What is known and decided about an application besides its answers, one panel below the other. */
export const ApplicationPanels = ({ application, questions }: Props) => (
  <>
    <ClearancePanel application={application} />
    <HistoryPanel history={application.history} questions={questions} />
  </>
);
