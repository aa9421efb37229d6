import type { ReportRow } from '../../../../../domain/contract/admin/reports';
import { ClearanceDialog } from './ClearanceDialog';
import { CompareDialog } from './CompareDialog';
import type { RowAction } from './RowActions';

interface Props {
  action: RowAction;
  row: ReportRow;
  onClose: () => void;
}

/** The dialog of an action of a row, loaded with the first of them. */
export default function RowActionDialog({ action, row, onClose }: Props) {
  return action === 'compare' ? (
    <CompareDialog row={row} onClose={onClose} />
  ) : (
    <ClearanceDialog row={row} onClose={onClose} />
  );
}
