import { useGetReportComparisonQuery } from '../../../api/admin/reportsAdminApi';
import { ChangedAnswers } from '../../../entities/report/ChangedAnswers';
import { ErrorState } from '../../../ui/ErrorState';
import { SkeletonBlock } from '../../../ui/SkeletonBlock';
import { SlowNotice } from '../../../ui/SlowNotice';
import { dateText } from '../../../ui/format';
import type { ReportData } from '../reportData';

const SKELETON = 180;

/** The assessment that was submitted before the present one; null where this is the first. */
export const assessmentBefore = ({ earlier, application }: ReportData['report']) =>
  earlier.find(({ application: id }) => id !== application?.id) ?? null;

/** Which answers differ from the assessment before, from what to what, and what each did to the points. */
export function AnswerChanges({ data: { report } }: { data: ReportData }) {
  const { currentData, isFetching, refetch } = useGetReportComparisonQuery(
    report.application?.id ?? 0,
    { refetchOnMountOrArgChange: true },
  );
  const retry = () => void refetch();
  const before = assessmentBefore(report);
  if (currentData)
    return (
      <>
        {before && <p>Compared with the answers submitted on {dateText(before.submitted_at)}.</p>}
        <ChangedAnswers changes={currentData.changes} />
      </>
    );
  return isFetching ? (
    <div role="status" aria-label="Loading">
      <SkeletonBlock sx={{ height: SKELETON }} />
      <SlowNotice onRetry={retry} />
    </div>
  ) : (
    <ErrorState message="The changes could not be loaded." onRetry={retry} />
  );
}
