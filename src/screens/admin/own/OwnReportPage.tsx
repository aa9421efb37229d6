import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { use, useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../../../domain/language';
import type { ReportRow } from '../../../../domain/contract/admin/reports';
import { useListAdminReportsQuery } from '../../../api/admin/reportsAdminApi';
import { ClockContext } from '../../../clock';
import { usePaths } from '../../../paths';
import { SkeletonBlock } from '../../../ui/SkeletonBlock';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { Page, PageTitle } from '../../../ui/Page';
import { SlowNotice } from '../../../ui/SlowNotice';
import { ReportFacts } from '../reports/parts/ReportFacts';
import { ThemeFigures } from '../reports/parts/ThemeFigures';

const Summary = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  justifyItems: 'start',
  marginTop: theme.spacing(2),
}));

function OwnReport({ row }: { row: ReportRow }) {
  const paths = usePaths();
  const [now] = useState(use(ClockContext));
  return (
    <Summary aria-labelledby="own-report">
      <Typography id="own-report" variant="h3" component="h2">
        {row.name}
      </Typography>
      <ReportFacts row={row} now={now} />
      {row.clearance_override && (
        <Typography>
          {t('Our team writes: {text}', { text: row.clearance_override.reason })}
        </Typography>
      )}
      <ThemeFigures themes={row.themes} />
      <Button component={Link} to={paths.report} variant="contained">
        {t('Open the whole report')}
      </Button>
    </Summary>
  );
}

function EmptyReport() {
  const paths = usePaths();
  return (
    <EmptyState
      title={t('There is no report yet')}
      action={
        <Button component={Link} to={paths.vetting} variant="contained">
          {t('Begin the assessment')}
        </Button>
      }
    >
      {t('Your report begins with your first answer.')}
    </EmptyState>
  );
}

/** Shows a business its own report and no other (decisions 6). */
export default function OwnReportPage() {
  const { currentData, isFetching, refetch } = useListAdminReportsQuery(
    {},
    { refetchOnMountOrArgChange: true },
  );
  const retry = () => void refetch();
  const [row] = currentData?.results ?? [];
  const content = () => {
    if (row) return <OwnReport row={row} />;
    if (currentData) return <EmptyReport />;
    if (!isFetching)
      return <ErrorState message={t('Your report could not be loaded.')} onRetry={retry} />;
    return (
      <div role="status" aria-label={t('Loading')}>
        <SkeletonBlock sx={{ height: 320 }} />
        <SlowNotice onRetry={retry} />
      </div>
    );
  };
  return (
    <Page
      title={t('Assessment Reports')}
      description={t('The result of your assessment, in short.')}
      maxWidth="text"
      isPersonal
    >
      <PageTitle variant="h2">{t('Assessment Reports')}</PageTitle>
      {content()}
    </Page>
  );
}
