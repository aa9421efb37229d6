import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { t } from '../../../../../domain/language';
import type { ReportRow } from '../../../../../domain/contract/admin/reports';
import { useGetReportComparisonQuery } from '../../../../api/admin/reportsAdminApi';
import { ChangedAnswers } from '../../../../entities/report/ChangedAnswers';
import { DialogActions, DialogFrame } from '../../../../ui/ConfirmDialog';
import { SkeletonBlock } from '../../../../ui/SkeletonBlock';
import { ErrorState } from '../../../../ui/ErrorState';
import { SlowNotice } from '../../../../ui/SlowNotice';
import { ComparedScores } from './ComparedScores';

interface Props {
  row: Pick<ReportRow, 'application' | 'name'>;
  onClose: () => void;
}

/** What changed between two assessments of a business. */
export function CompareDialog({ row, onClose }: Props) {
  const id = useId();
  const { currentData, isFetching, refetch } = useGetReportComparisonQuery(row.application, {
    refetchOnMountOrArgChange: true,
  });
  const retry = () => void refetch();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogFrame data-hj-suppress>
        <Typography id={id} variant="h3" component="h2">
          {t('{name}: compared with the assessment before', { name: row.name })}
        </Typography>
        {currentData ? (
          <>
            <ComparedScores comparison={currentData} />
            {currentData.before && <ChangedAnswers changes={currentData.changes} />}
          </>
        ) : isFetching ? (
          <div role="status" aria-label={t('Loading')}>
            <SkeletonBlock sx={{ height: 260 }} />
            <SlowNotice onRetry={retry} />
          </div>
        ) : (
          <ErrorState message={t('The comparison could not be loaded.')} onRetry={retry} />
        )}
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {t('Close')}
          </Button>
        </DialogActions>
      </DialogFrame>
    </Dialog>
  );
}
