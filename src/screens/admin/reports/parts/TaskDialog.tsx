import type { ReportRow } from '../../../../../domain/contract/admin/reports';
import { ClearanceDialog } from './ClearanceDialog';
import { CompareDialog } from './CompareDialog';
import type { RowTask } from './RowActions';

interface Props {
  task: RowTask;
  row: ReportRow;
  onClose: () => void;
}

/** What was chosen from a row's actions; loaded with the first of them. */
export default function TaskDialog({ task, row, onClose }: Props) {
  return task === 'compare' ? (
    <CompareDialog row={row} onClose={onClose} />
  ) : (
    <ClearanceDialog row={row} onClose={onClose} />
  );
}
