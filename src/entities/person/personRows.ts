import type { RowOf } from '../../../domain/siteLists';
import type { Person } from './PersonList';

const socialsOf = ({
  instagram,
  facebook,
  twitter,
  linkedin,
}: Person['socials']): Person['socials'] => ({ instagram, facebook, twitter, linkedin });

export const teamMember = (row: RowOf<'team'>): Person => ({
  name: row.member_name,
  role: row.member_role,
  photo: row.member_photo,
  socials: socialsOf(row),
  description: row.member_description,
});

export const advisor = (row: RowOf<'advisors'>): Person => ({
  name: row.profile_name,
  role: row.profile_role,
  org: row.profile_org,
  photo: row.profile_photo,
  socials: socialsOf(row),
  description: row.profile_description,
});
