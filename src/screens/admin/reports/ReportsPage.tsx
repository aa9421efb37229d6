import { use, useMemo, useState } from 'react';
import { t } from '../../../../domain/language';
import { REPORT_SORTS, type ReportRow } from '../../../../domain/contract/admin/reports';
import { useListAdminReportsQuery } from '../../../api/admin/reportsAdminApi';
import { ClockContext } from '../../../clock';
import { usePaths } from '../../../paths';
import { lazyComponent } from '../../../ui/lazyComponent';
import { LazyPart } from '../../../ui/LazyPart';
import { Page, PageTitle } from '../../../ui/Page';
import { AdminFrame } from '../AdminFrame';
import { AdminGrid } from '../grid/AdminGrid';
import { toGridResult } from '../grid/gridResult';
import { useGridAddress } from '../grid/useGridAddress';
import { Downloads } from './parts/Downloads';
import { ReportCard } from './parts/ReportCard';
import { reportColumns } from './parts/reportColumns';
import type { RowAction } from './parts/RowActions';
import { REPORT_FILTERS, REPORT_GRID } from './reportGrid';
import { reportCount } from './reportTexts';

const RowActionDialog = lazyComponent(
  () => import(/* webpackChunkName: "admin-actions" */ './parts/RowActionDialog'),
);

interface OpenAction {
  action: RowAction;
  row: ReportRow;
}

const idOf = ({ application }: ReportRow) => application;

/** All assessment reports, to find, compare and decide on. */
export default function ReportsPage() {
  const paths = usePaths();
  const [now] = useState(use(ClockContext));
  const address = useGridAddress(REPORT_GRID);
  const list = useListAdminReportsQuery(address.params, { refetchOnMountOrArgChange: true });
  const [open, setOpen] = useState<OpenAction | null>(null);
  const columns = useMemo(
    () => reportColumns({ paths, now, onAction: (action, row) => setOpen({ action, row }) }),
    [paths, now],
  );
  return (
    <Page
      title={t('Assessment Reports')}
      description={t('Scores, levels, clearance and flagged answers of every business.')}
      maxWidth="full"
      isPersonal
    >
      <AdminFrame>
        <PageTitle variant="h2">{t('Assessment Reports')}</PageTitle>
        <AdminGrid
          name="reports"
          label={t('Assessment reports')}
          countText={reportCount}
          empty={{
            title: t('No reports yet'),
            text: t('A business appears here with its first answer of the assessment.'),
          }}
          searchHint={t('Name, email, what they sell…')}
          filters={REPORT_FILTERS}
          sorts={REPORT_SORTS}
          columns={columns}
          idOf={idOf}
          renderCard={(row) => (
            <ReportCard
              row={row}
              now={now}
              onAction={(action, of) => setOpen({ action, row: of })}
            />
          )}
          address={address}
          answer={toGridResult(list)}
          actions={<Downloads params={address.params} />}
        />
        {open && (
          <LazyPart>
            <RowActionDialog {...open} onClose={() => setOpen(null)} />
          </LazyPart>
        )}
      </AdminFrame>
    </Page>
  );
}
