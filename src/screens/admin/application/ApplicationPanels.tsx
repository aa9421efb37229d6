import type { VettingReport } from '../../../../domain/contract/assessment';
import type { Application } from '../../../../domain/contract/vetting';
import { useUser } from '../../../actors/session';
import { ClearancePanel } from './ClearancePanel';
import { HistoryPanel } from './HistoryPanel';
import { TeamPanels } from './TeamPanels';

interface Props {
  application: Application;
  report: VettingReport;
  /** Texts of questions by id; null while they load. */
  questions: ReadonlyMap<number, string> | null;
}

/** What is known and decided about an application besides its answers, one panel below the other. */
export function ApplicationPanels({ application, report, questions }: Props) {
  const isOthers = useUser()?.user_id !== application.user;
  return (
    <>
      {isOthers && <TeamPanels application={application} report={report} />}
      <ClearancePanel application={application} />
      <HistoryPanel history={application.history} questions={questions} />
    </>
  );
}
