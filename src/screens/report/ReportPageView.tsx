import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { msg, t } from '../../../domain/language';
import type { VettingReport } from '../../../domain/contract/assessment';
import type { VettingQuestionEntry } from '../../../domain/contract/vetting';
import { UnknownBusiness } from '../../entities/business/UnknownBusiness';
import { usePaths } from '../../paths';
import { ActingBar } from '../../ui/ActingBar';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Page, PageTitle } from '../../ui/Page';
import { assessmentAddress } from './assessmentLinks';
import { ReportBody } from './parts/ReportBody';
import { ReportSkeleton } from './parts/ReportSkeleton';
import { readReport } from './reportData';

export interface ReportPageViewProps {
  /** Null while it loads and when it failed. */
  report: VettingReport | null;
  questions: readonly VettingQuestionEntry[] | null;
  /** The business whose report an admin looks at; null for one's own. */
  asUser: number | null;
  hasFailed: boolean;
  /** There is no such business. */
  isUnknown: boolean;
  onRetry: () => void;
}

const TITLE = msg('Self-assessment report');

function EmptyReport({ report, asUser }: { report: VettingReport; asUser: number | null }) {
  const paths = usePaths();
  return (
    <>
      <PageTitle variant="h2">
        {t('{business}: self-assessment report', { business: report.business.name })}
      </PageTitle>
      <EmptyState
        title={t('There is nothing to report yet')}
        action={
          <Button
            component={Link}
            to={assessmentAddress(paths.vetting, asUser)}
            variant="contained"
          >
            {asUser === null ? t('Begin the assessment') : t('Open the assessment')}
          </Button>
        }
      >
        {t(
          'The report grows with each answer: a score for each theme, what is strong, and what to do next.',
        )}
      </EmptyState>
    </>
  );
}

function Content(props: ReportPageViewProps) {
  const { report, questions, asUser, hasFailed, isUnknown, onRetry } = props;
  const paths = usePaths();
  if (report && questions) {
    const data = readReport(report, questions, asUser);
    return data ? <ReportBody data={data} /> : <EmptyReport report={report} asUser={asUser} />;
  }
  return (
    <>
      <PageTitle variant="h2">{t(TITLE)}</PageTitle>
      {isUnknown && asUser !== null ? (
        <UnknownBusiness id={asUser} backTo={paths.adminProgress} />
      ) : hasFailed ? (
        <ErrorState message={t('The report could not be loaded.')} onRetry={onRetry} />
      ) : (
        <ReportSkeleton onRetry={onRetry} />
      )}
    </>
  );
}

/** Tells an admin whose report this is (decisions 6). */
function ActingBanner({ business }: { business: string }) {
  const paths = usePaths();
  return (
    <ActingBar backTo={paths.adminProgress}>
      <p>
        {t('You are looking at the report of {business} as an admin. It is read-only.', {
          business,
        })}
      </p>
    </ActingBar>
  );
}

export const ReportPageView = (props: ReportPageViewProps) => (
  <>
    {props.asUser !== null && !props.isUnknown && (
      <ActingBanner
        business={
          props.report?.business.name ?? t('business no. {number}', { number: props.asUser })
        }
      />
    )}
    <Page
      title={t(TITLE)}
      description={t(
        'Scores by theme, what is strong, what to do next and what a listing still needs, from the answers of the business.',
      )}
      isPersonal
    >
      <Content {...props} />
    </Page>
  </>
);
