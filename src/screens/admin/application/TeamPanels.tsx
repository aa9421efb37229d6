import { t } from '../../../../domain/language';
import type { VettingReport } from '../../../../domain/contract/assessment';
import type { Application } from '../../../../domain/contract/vetting';
import { useGetApplicationReviewQuery } from '../../../api/admin/applicationReviewApi';
import { useListVettingQuestionsQuery } from '../../../api/vettingApi';
import { ErrorState } from '../../../ui/ErrorState';
import { SkeletonBlock } from '../../../ui/SkeletonBlock';
import { AssigneePanel } from './AssigneePanel';
import { NotesPanel } from './NotesPanel';
import { SnoozePanel } from './SnoozePanel';
import { VerdictsPanel } from './VerdictsPanel';

interface Props {
  application: Application;
  report: VettingReport;
}

/** What the team keeps for itself about an application: who reviews it, verdicts, notes and the snooze. */
export function TeamPanels({ application, report }: Props) {
  const { currentData, isError, refetch } = useGetApplicationReviewQuery(application.id, {
    refetchOnMountOrArgChange: true,
  });
  const questions = useListVettingQuestionsQuery();
  if (!currentData) {
    return isError ? (
      <ErrorState
        message={t('Notes and verdicts could not be loaded.')}
        onRetry={() => void refetch()}
      />
    ) : (
      <div role="status" aria-label={t('Loading notes and verdicts')}>
        <SkeletonBlock sx={{ height: 160 }} />
      </div>
    );
  }
  return (
    <>
      <AssigneePanel review={currentData} />
      {questions.data && (
        <VerdictsPanel
          application={application}
          report={report}
          review={currentData}
          questions={questions.data}
        />
      )}
      <NotesPanel review={currentData} />
      <SnoozePanel review={currentData} />
    </>
  );
}
