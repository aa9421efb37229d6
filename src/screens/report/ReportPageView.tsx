import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { VettingQuestionEntry, VettingReport } from '../../../domain/contract/vetting';
import { usePaths } from '../../paths';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Page, PageTitle } from '../../ui/Page';
import { UnknownBusiness } from '../../entities/business/UnknownBusiness';
import { withUser } from './links';
import { OnBehalf } from './parts/OnBehalf';
import { ReportBody } from './parts/ReportBody';
import { ReportSkeleton } from './parts/ReportSkeleton';
import { readReport } from './reportData';

export interface ReportPageViewProps {
  /** Null until it has come, and when it could not. */
  report: VettingReport | null;
  questions: readonly VettingQuestionEntry[] | null;
  /** The business whose report an admin looks at; null for one's own. */
  asUser: number | null;
  hasFailed: boolean;
  /** There is no such business. */
  isUnknown: boolean;
  onRetry: () => void;
}

const TITLE = 'Self-assessment report';

function NothingYet({ report, asUser }: { report: VettingReport; asUser: number | null }) {
  const paths = usePaths();
  return (
    <>
      <PageTitle variant="h2">{report.business.name}: self-assessment report</PageTitle>
      <EmptyState
        title="There is nothing to report yet"
        action={
          <Button component={Link} to={withUser(paths.vetting, asUser)} variant="contained">
            {asUser === null ? 'Begin the assessment' : 'Open the assessment'}
          </Button>
        }
      >
        The report grows with each answer: a score for each theme, what is strong, and what to do
        next.
      </EmptyState>
    </>
  );
}

function Content(props: ReportPageViewProps) {
  const { report, questions, asUser, hasFailed, isUnknown, onRetry } = props;
  const paths = usePaths();
  if (report && questions) {
    const data = readReport(report, questions, asUser);
    return data ? <ReportBody data={data} /> : <NothingYet report={report} asUser={asUser} />;
  }
  return (
    <>
      <PageTitle variant="h2">{TITLE}</PageTitle>
      {isUnknown && asUser !== null ? (
        <UnknownBusiness id={asUser} leaveTo={paths.adminProgress} />
      ) : hasFailed ? (
        <ErrorState message="The report could not be loaded." onRetry={onRetry} />
      ) : (
        <ReportSkeleton onRetry={onRetry} />
      )}
    </>
  );
}

export const ReportPageView = (props: ReportPageViewProps) => (
  <>
    {props.asUser !== null && !props.isUnknown && (
      <OnBehalf business={props.report?.business.name ?? `business no. ${props.asUser}`} />
    )}
    <Page
      title={TITLE}
      description="Scores by theme, what is strong, what to do next and what a listing still needs, from the answers of the business."
      isPersonal
    >
      <Content {...props} />
    </Page>
  </>
);
