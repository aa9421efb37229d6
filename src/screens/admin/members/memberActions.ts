import type { MemberRow } from '../../../../domain/contract/admin/members';

/** What an admin can do with another account. */
export type MemberAction = 'promote' | 'demote' | 'suspend' | 'restore' | 'remove';

export interface MemberActionProps {
  /** The viewer’s own account, which offers no actions. */
  ownId: number | null;
  onAction: (action: MemberAction, member: MemberRow) => void;
}

export const actionsFor = ({ role, active }: MemberRow): MemberAction[] => [
  ...(active ? [role === 'admin' ? ('demote' as const) : ('promote' as const)] : []),
  active ? 'suspend' : 'restore',
  'remove',
];

interface ActionTexts {
  label: string;
  question: (name: string) => string;
  /** What exactly will happen. */
  consequences: string[];
  done: (name: string) => string;
}

const MAILED = 'The reason is recorded in the audit log and sent to them by email.';
const SIGNED_OUT = 'They are signed out everywhere.';

export const ACTION_TEXTS: Record<MemberAction, ActionTexts> = {
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

/** The name of a member, or the user name when there is none. */
export const memberName = ({ name, username }: MemberRow): string => name || username;
