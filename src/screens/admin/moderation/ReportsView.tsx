import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { t } from '../../../../domain/language';
import type { AbuseReport } from '../../../../domain/contract/admin/moderation';
import { REPORT_SUBJECTS } from '../../../../domain/reportReasons';
import { useListAbuseReportsQuery } from '../../../api/admin/moderationApi';
import { lazyComponent } from '../../../ui/lazyComponent';
import { LazyPart } from '../../../ui/LazyPart';
import { countText } from '../../../ui/format';
import { AdminGrid } from '../grid/AdminGrid';
import type { GridSpec } from '../grid/gridAddress';
import { toGridResult } from '../grid/gridResult';
import type { GridFilter } from '../grid/gridProps';
import { useGridAddress } from '../grid/useGridAddress';
import { ReportCard } from './parts/ReportCard';
import { reportColumns } from './parts/reportColumns';
import { SUBJECT_NAMES } from './reportSubjects';

const ReportDialog = lazyComponent(async () => {
  const part = await import(/* webpackChunkName: "admin-actions" */ './parts/ReportDialog');
  return { default: part.ReportDialog };
});

const SPEC: GridSpec<never> = { sorts: [], defaultOrder: null, filters: ['subject', 'status'] };

const filters = (): readonly GridFilter[] => [
  {
    name: 'status',
    label: t('State'),
    options: [
      { value: '', label: t('Open, oldest first') },
      { value: 'closed', label: t('Closed') },
    ],
  },
  {
    name: 'subject',
    label: t('About'),
    options: [
      { value: '', label: t('Everything') },
      ...REPORT_SUBJECTS.map((subject) => ({ value: subject, label: t(SUBJECT_NAMES[subject]) })),
    ],
  },
];

const REPORT = 'report';

/** The open report, which stays open when it leaves the list. */
function useOpenReport(rows: readonly AbuseReport[], id: string | null): AbuseReport | null {
  const found = rows.find((row) => String(row.id) === id) ?? null;
  const [known, setKnown] = useState(found);
  if (found && found !== known) setKnown(found);
  return found ?? (known && String(known.id) === id ? known : null);
}

/** What visitors and members have reported. */
export function ReportsView() {
  const navigate = useNavigate();
  const [present] = useSearchParams();
  const address = useGridAddress(SPEC);
  const list = useListAbuseReportsQuery(address.params, { refetchOnMountOrArgChange: true });
  const open = useOpenReport(list.data?.results ?? [], present.get(REPORT));
  const searchOf = (report: AbuseReport | null): string => {
    const changed = new URLSearchParams(present);
    changed.delete(REPORT);
    if (report) changed.set(REPORT, String(report.id));
    return `?${changed.toString()}`;
  };
  return (
    <>
      <AdminGrid
        name="abuse-reports"
        label={t('Reports')}
        countText={(count) => countText(count, 'report')}
        empty={{
          title: t('No report is open'),
          text: t(
            'What visitors and members report appears here. Choose “Closed” to see what became of earlier ones.',
          ),
        }}
        filters={filters()}
        sorts={SPEC.sorts}
        columns={reportColumns(searchOf)}
        idOf={({ id }) => id}
        renderCard={(row) => <ReportCard row={row} search={searchOf(row)} />}
        address={address}
        answer={toGridResult(list)}
      />
      {open && (
        <LazyPart>
          <ReportDialog
            key={open.id}
            report={open}
            onClose={() => void navigate({ search: searchOf(null) })}
          />
        </LazyPart>
      )}
    </>
  );
}
