import { useSearchParams } from 'react-router';
import type { UserData } from '../../../domain/contract/session';
import { effectiveVettingUser } from '../../../domain/vetting/effectiveUser';
import { useSessionState } from '../../actors/session';
import { readFailure } from '../../api/failure';
import { useGetVettingReportQuery, useListVettingQuestionsQuery } from '../../api/vettingApi';
import { ForBusinesses } from '../../entities/business/ForBusinesses';
import { ReportPageView } from './ReportPageView';

function KnownReportPage({ user }: { user: UserData }) {
  const [params] = useSearchParams();
  const { userId, asUser } = effectiveVettingUser(user, params.get('as_user'));
  const mayHaveReport = user.user_type !== 'individual' || asUser !== null;
  const skip = !mayHaveReport;
  const report = useGetVettingReportQuery(userId, {
    skip,
    refetchOnMountOrArgChange: true,
  });
  const questions = useListVettingQuestionsQuery(undefined, { skip });
  if (!mayHaveReport) return <ForBusinesses title="Self-assessment report" />;
  const parts = [report, questions];
  const isFetching = parts.some((part) => part.isFetching);
  return (
    <ReportPageView
      report={report.currentData ?? null}
      questions={questions.data ?? null}
      asUser={asUser}
      isUnknown={!report.isFetching && readFailure(report.error).status === 404}
      hasFailed={!isFetching && parts.some(({ currentData }) => !currentData)}
      onRetry={() => {
        for (const part of parts) if (!part.currentData) void part.refetch();
      }}
    />
  );
}

/** When the session expires, the page stays under the login popup. */
export default function ReportPage() {
  const user = useSessionState(({ context }) => context.user);
  return user && <KnownReportPage key={user.user_id} user={user} />;
}
