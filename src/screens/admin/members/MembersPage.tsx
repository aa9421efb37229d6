import { useState } from 'react';
import { msg, t } from '../../../../domain/language';
import { MEMBER_SORTS, type MemberRow } from '../../../../domain/contract/admin/members';
import { ROLES, type Role } from '../../../../domain/accountTypes';
import { useUser } from '../../../actors/session';
import { useListAdminMembersQuery } from '../../../api/admin/membersApi';
import { lazyComponent } from '../../../ui/lazyComponent';
import { LazyPart } from '../../../ui/LazyPart';
import { useMay } from '../../../entities/member/useMay';
import { Page, PageTitle } from '../../../ui/Page';
import { countText } from '../../../ui/format';
import { AdminFrame } from '../AdminFrame';
import { AdminGrid } from '../grid/AdminGrid';
import type { GridSpec } from '../grid/gridAddress';
import { toGridResult } from '../grid/gridResult';
import type { GridFilter } from '../grid/gridProps';
import { useGridAddress } from '../grid/useGridAddress';
import type { MemberAction } from './memberActions';
import { MemberCard } from './parts/MemberCard';
import { memberColumns } from './parts/memberColumns';

const MemberDialog = lazyComponent(async () => {
  const part = await import(/* webpackChunkName: "admin-actions" */ './parts/MemberDialog');
  return { default: part.MemberDialog };
});

const SPEC: GridSpec<(typeof MEMBER_SORTS)[number]> = {
  sorts: MEMBER_SORTS,
  defaultOrder: { sort: 'created_at', isDescending: true },
  filters: ['user_type', 'role', 'active'],
};

const ROLE_GROUPS: Record<Role, string> = {
  member: msg('Members'),
  reviewer: msg('Reviewers'),
  editor: msg('Editors'),
  moderator: msg('Moderators'),
  admin: msg('Admins'),
};

const filters = (): readonly GridFilter[] => [
  {
    name: 'user_type',
    label: t('Account'),
    options: [
      { value: '', label: t('Individuals and businesses') },
      { value: 'individual', label: t('Individuals') },
      { value: 'business', label: t('Businesses') },
    ],
  },
  {
    name: 'role',
    label: t('Role'),
    options: [
      { value: '', label: t('Members and team') },
      { value: 'team', label: t('The whole team') },
      ...ROLES.map((value) => ({ value, label: t(ROLE_GROUPS[value]) })),
    ],
  },
  {
    name: 'active',
    label: t('State'),
    options: [
      { value: '', label: t('Active and suspended') },
      { value: 'true', label: t('Active') },
      { value: 'false', label: t('Suspended') },
    ],
  },
];

/** Hidden by default in the table; cards show it when it matters. */
const HIDDEN = { form_filled: false };

/** All accounts, and what the viewer can do with each. */
export default function MembersPage() {
  const viewer = useUser();
  const address = useGridAddress(SPEC);
  const list = useListAdminMembersQuery(address.params, { refetchOnMountOrArgChange: true });
  const [pending, setPending] = useState<{ action: MemberAction; member: MemberRow } | null>(null);
  const actions = {
    mayManage: useMay('manageMembers'),
    ownId: viewer?.user_id ?? null,
    onAction: (action: MemberAction, member: MemberRow) => setPending({ action, member }),
  };
  return (
    <Page
      title={t('Members')}
      description={t('Find an account, suspend it, change its role or delete it.')}
      maxWidth="full"
      isPersonal
    >
      <AdminFrame>
        <PageTitle variant="h2">{t('Members')}</PageTitle>
        <AdminGrid
          name="members"
          label={t('Members')}
          countText={(count) => countText(count, 'account')}
          empty={{ title: t('There are no accounts'), text: t('Those who sign up appear here.') }}
          searchHint={t('Name, user name, email')}
          filters={filters()}
          sorts={SPEC.sorts}
          columns={memberColumns(actions)}
          hiddenColumns={HIDDEN}
          idOf={({ user_id }) => user_id}
          renderCard={(row) => <MemberCard row={row} {...actions} />}
          address={address}
          answer={toGridResult(list)}
        />
        {pending && (
          <LazyPart>
            <MemberDialog {...pending} onClose={() => setPending(null)} />
          </LazyPart>
        )}
      </AdminFrame>
    </Page>
  );
}
