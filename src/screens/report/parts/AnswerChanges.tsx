import { t } from '../../../../domain/language';
import { useGetReportComparisonQuery } from '../../../api/admin/reportsAdminApi';
import { ChangedAnswers } from '../../../entities/report/ChangedAnswers';
import { ErrorState } from '../../../ui/ErrorState';
import { SkeletonBlock } from '../../../ui/SkeletonBlock';
import { SlowNotice } from '../../../ui/SlowNotice';
import { dateText } from '../../../ui/format';
import type { ReportData } from '../reportData';

const SKELETON = 180;

/** Which answers differ from those submitted before, from what to what, and what each did to the points. */
export function AnswerChanges({ data: { report } }: { data: ReportData }) {
  const { currentData, isFetching, refetch } = useGetReportComparisonQuery(
    report.application?.id ?? 0,
    { refetchOnMountOrArgChange: true },
  );
  const retry = () => void refetch();
  if (currentData) {
    const { before, changes } = currentData;
    if (!before)
      return (
        <p>{t('The answers before these were not kept. From the next submission on they are.')}</p>
      );
    return (
      <>
        {before.submitted_at && (
          <p>
            {t('Compared with the answers submitted on {date}.', {
              date: dateText(before.submitted_at),
            })}
          </p>
        )}
        <ChangedAnswers changes={changes} />
      </>
    );
  }
  return isFetching ? (
    <div role="status" aria-label={t('Loading')}>
      <SkeletonBlock sx={{ height: SKELETON }} />
      <SlowNotice onRetry={retry} />
    </div>
  ) : (
    <ErrorState message={t('The changes could not be loaded.')} onRetry={retry} />
  );
}
