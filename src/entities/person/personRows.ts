import { t } from '../../../domain/language';
import type { RowOf } from '../../../domain/siteLists';
import type { Person } from './PersonList';

const socialsOf = ({
  instagram,
  facebook,
  twitter,
  linkedin,
}: Person['socials']): Person['socials'] => ({ instagram, facebook, twitter, linkedin });

/** Texts that are built in are translated; those of editors stay. */
export const teamMember = (row: RowOf<'team'>): Person => ({
  name: row.member_name,
  role: t(row.member_role),
  photo: row.member_photo,
  socials: socialsOf(row),
  description: t(row.member_description),
});

export const advisor = (row: RowOf<'advisors'>): Person => ({
  name: row.profile_name,
  role: t(row.profile_role),
  org: t(row.profile_org),
  photo: row.profile_photo,
  socials: socialsOf(row),
  description: t(row.profile_description),
});
