import { msg } from '../language';

/** An owner also decides who takes part; both may edit what the directory shows. */
export const LISTING_ROLES = ['owner', 'editor'] as const;
export type ListingRole = (typeof LISTING_ROLES)[number];

export const INVITATION_DAYS = 14;
/** People and open invitations of one listing together. */
export const MOST_PEOPLE = 20;

export interface Part {
  user_id: number;
  role: ListingRole;
  /** The business account to which profile, private answers and assessment of the listing belong. */
  is_account: boolean;
  /** A suspended account cannot look after a listing. */
  is_active: boolean;
}

/** Why somebody must stay an owner. */
export type Bond = 'account' | 'lastOwner';

/** Null for whoever may leave, be removed or become an editor. */
export function bondOf(people: readonly Part[], userId: number): Bond | null {
  const person = people.find(({ user_id: id }) => id === userId);
  if (person?.role !== 'owner') return null;
  if (person.is_account) return 'account';
  const others = people.filter(
    ({ user_id: id, role, is_active }) => id !== userId && role === 'owner' && is_active,
  );
  return others.length === 0 ? 'lastOwner' : null;
}

export const BOND_TEXTS: Record<Bond, string> = {
  account: msg(
    'The private answers and the assessment belong to this business account, so it stays an owner.',
  ),
  lastOwner: msg('A listing needs an owner. Make somebody else an owner first.'),
};
