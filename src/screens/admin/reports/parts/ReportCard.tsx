import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { ReportRow } from '../../../../../domain/contract/admin/reports';
import { usePaths } from '../../../../paths';
import { ReportFacts } from './ReportFacts';
import { RowActions, type RowAction } from './RowActions';
import { ThemeFigures } from './ThemeFigures';

interface Props {
  row: ReportRow;
  /** Milliseconds of the epoch. */
  now: number;
  onAction: (action: RowAction, row: ReportRow) => void;
}

/** A report as a card, for screens too narrow for a table. */
export function ReportCard({ row, now, onAction }: Props) {
  const paths = usePaths();
  return (
    <>
      <Typography variant="h4" component="h3">
        <Link to={`${paths.report}?as_user=${row.user_id}`}>{row.name}</Link>
      </Typography>
      <ReportFacts row={row} now={now} />
      <ThemeFigures themes={row.themes} />
      <div>
        <RowActions row={row} onAction={onAction} />
      </div>
    </>
  );
}
