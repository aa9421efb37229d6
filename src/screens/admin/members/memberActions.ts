import { isInTeam } from '../../../../domain/accountTypes';
import type { MemberRow } from '../../../../domain/contract/admin/members';

/** What the team can do with another account. */
export type MemberAction = 'changeRole' | 'resetTwoStep' | 'suspend' | 'restore' | 'remove';

export interface MemberActionProps {
  /** The viewer’s own account, which offers no actions. */
  ownId: number | null;
  /** Whether the viewer may change roles and delete accounts. */
  mayManage: boolean;
  onAction: (action: MemberAction, member: MemberRow) => void;
}

/** None on the account of somebody in the team, unless the viewer manages members. */
export function actionsFor({ role, active }: MemberRow, mayManage: boolean): MemberAction[] {
  const suspension = active ? 'suspend' : 'restore';
  if (!mayManage) return isInTeam({ role }) ? [] : [suspension];
  return [...(active ? (['changeRole', 'resetTwoStep'] as const) : []), suspension, 'remove'];
}

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
  changeRole: {
    label: 'Change the role',
    question: (name) => `Change the role of ${name}?`,
    consequences: [
      `${SIGNED_OUT} They have the new role when they next sign in.`,
      'Applications that they are reading return to the queue, unless the new role reviews them too.',
      MAILED,
    ],
    done: (name) => `The role of ${name} is changed.`,
  },
  resetTwoStep: {
    label: 'Reset two-step sign-in',
    question: (name) => `Reset two-step sign-in of ${name}?`,
    consequences: [
      'For who has lost phone and recovery codes. Make sure that it is really they who ask.',
      `Their password alone is enough until they set it up again. ${SIGNED_OUT}`,
      MAILED,
    ],
    done: (name) => `Two-step sign-in of ${name} is off.`,
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
