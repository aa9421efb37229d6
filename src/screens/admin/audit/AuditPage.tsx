import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { msg, plural, t } from '../../../../domain/language';
import type { AuditEntry } from '../../../../domain/contract/admin/audit';
import {
  useExportAuditEntriesMutation,
  useListAuditEntriesQuery,
} from '../../../api/admin/auditApi';
import { useListAdminMembersQuery } from '../../../api/admin/membersApi';
import { optionOf } from '../../../entities/fields/optionsOf';
import type { FilterOption } from '../../../ui/FilterSelect';
import { Page, PageTitle } from '../../../ui/Page';
import { AdminFrame } from '../AdminFrame';
import { DownloadCsv } from '../DownloadCsv';
import { AdminGrid } from '../grid/AdminGrid';
import type { GridSpec } from '../grid/gridAddress';
import { toGridResult } from '../grid/gridResult';
import type { GridFilter } from '../grid/gridProps';
import { useGridAddress } from '../grid/useGridAddress';
import { ACTION_GROUPS } from './auditActions';
import { auditColumns } from './parts/auditColumns';
import { EntryCard } from './parts/EntryCard';
import { EntryDialog } from './parts/EntryDialog';

const SPEC: GridSpec<never> = {
  sorts: [],
  defaultOrder: null,
  filters: ['action', 'actor', 'from', 'to'],
};

const ACTIONS: FilterOption[] = [
  optionOf('', msg('Everything')),
  ...ACTION_GROUPS.map(({ begins, label }) => optionOf(begins, label)),
];

/** The present team, and the actor of the address by account number when it is none of them. */
function useActors(chosen: string | undefined): FilterOption[] {
  const { data } = useListAdminMembersQuery({ role: 'team', page_size: '100', sort: 'name' });
  const team = (data?.results ?? []).map(({ user_id, name, username }) => ({
    value: String(user_id),
    label: name || username,
  }));
  const isKnown = !chosen || team.some(({ value }) => value === chosen);
  return [
    { value: '', label: t('Everybody') },
    ...team,
    ...(isKnown ? [] : [{ value: chosen, label: t('Account no. {id}', { id: chosen }) }]),
  ];
}

const countText = (count: number): string => plural(count, '# entry', '# entries');

/** Downloads the filtered log. */
function DownloadAudit({ params }: { params: Record<string, string> }) {
  const [load, { isLoading }] = useExportAuditEntriesMutation();
  return <DownloadCsv name="audit-log" load={() => load(params).unwrap()} isLoading={isLoading} />;
}

/** What the team did, when and why. It is read here and changed nowhere. */
export default function AuditPage() {
  const address = useGridAddress(SPEC);
  const list = useListAuditEntriesQuery(address.params, { refetchOnMountOrArgChange: true });
  const actors = useActors(address.query.filters['actor']);
  const [shown, setShown] = useState<AuditEntry | null>(null);
  const filters: readonly GridFilter[] = [
    { name: 'action', label: t('About'), options: ACTIONS },
    { name: 'actor', label: t('Who'), options: actors },
    { name: 'from', label: t('From'), type: 'date' },
    { name: 'to', label: t('To, included'), type: 'date' },
  ];
  return (
    <Page
      title={t('Audit Log')}
      description={t('What the team did, when and why.')}
      maxWidth="full"
      isPersonal
    >
      <AdminFrame>
        <header>
          <PageTitle variant="h2">{t('Audit Log')}</PageTitle>
          <Typography variant="body2">
            {t(
              'What the team decides, changes, reads and exports, newest first. Nobody can change or delete an entry, not even an admin. When an account is deleted, only the notes about that person are removed, and an entry says so.',
            )}
          </Typography>
        </header>
        <AdminGrid
          name="audit"
          label={t('Entries')}
          countText={countText}
          empty={{
            title: t('Nothing is recorded yet'),
            text: t('Each decision of the team and each look at personal data appears here.'),
          }}
          searchHint={t('Action, subject or note')}
          filters={filters}
          sorts={SPEC.sorts}
          columns={auditColumns(setShown)}
          idOf={({ id }) => id}
          renderCard={(row) => <EntryCard row={row} onOpen={setShown} />}
          address={address}
          answer={toGridResult(list)}
          actions={<DownloadAudit params={address.params} />}
        />
        {shown && <EntryDialog entry={shown} onClose={() => setShown(null)} />}
      </AdminFrame>
    </Page>
  );
}
