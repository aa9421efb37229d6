import type { MemberRow } from '../../../../domain/contract/admin/members';

/** What an admin can do to the account of somebody else. */
export type MemberAct = 'promote' | 'demote' | 'suspend' | 'restore' | 'remove';

export interface MemberActs {
  /** Nobody does it to themselves. */
  ownId: number | null;
  onAct: (act: MemberAct, member: MemberRow) => void;
}

export const actsOn = ({ role, active }: MemberRow): MemberAct[] => [
  ...(active ? [role === 'admin' ? ('demote' as const) : ('promote' as const)] : []),
  active ? 'suspend' : 'restore',
  'remove',
];

interface ActTexts {
  label: string;
  question: (name: string) => string;
  /** What exactly will happen. */
  consequences: string[];
  done: (name: string) => string;
}

const MAILED = 'The reason is recorded in the audit log and mailed to them.';
const SIGNED_OUT = 'They are signed out everywhere.';

export const ACT_TEXTS: Record<MemberAct, ActTexts> = {
  promote: {
    label: 'Make admin',
    question: (name) => `Make ${name} an admin?`,
    consequences: [
      'They see all applications, listings, reports and accounts, and decide on them.',
      'They can act on behalf of any business, and change the role of others, yours too.',
      `${SIGNED_OUT} They become an admin when they next sign in.`,
      MAILED,
    ],
    done: (name) => `${name} is an admin now.`,
  },
  demote: {
    label: 'Take the admin role away',
    question: (name) => `Take the admin role away from ${name}?`,
    consequences: [
      'They keep their account, and see no more than other members.',
      'Applications that they have claimed stay with them until somebody returns these to the queue.',
      SIGNED_OUT,
      MAILED,
    ],
    done: (name) => `${name} is no longer an admin.`,
  },
  suspend: {
    label: 'Suspend',
    question: (name) => `Suspend ${name}?`,
    consequences: [
      `${SIGNED_OUT} They cannot sign in until they are restored.`,
      'The list of members does not show them, and they get no newsletter.',
      'What they published and their listing stay public: take them down where needed.',
      MAILED,
    ],
    done: (name) => `${name} is suspended.`,
  },
  restore: {
    label: 'Restore',
    question: (name) => `Restore ${name}?`,
    consequences: ['They can sign in again, with everything as it was.', MAILED],
    done: (name) => `${name} can sign in again.`,
  },
  remove: {
    label: 'Delete',
    question: (name) => `Delete the account of ${name}?`,
    consequences: [
      'The account, its profile, answers, applications, listing, posts and files are deleted permanently.',
      'This cannot be undone. To block someone for a while, suspend the account instead.',
      MAILED,
    ],
    done: (name) => `The account of ${name} is deleted.`,
  },
};

/** Who is meant, also without a name. */
export const nameOf = ({ name, username }: MemberRow): string => name || username;
