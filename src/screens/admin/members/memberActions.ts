import { msg, t } from '../../../../domain/language';
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

const MAILED = msg('The reason is recorded in the audit log and sent to them by email.');

export const ACTION_TEXTS: Record<MemberAction, ActionTexts> = {
  changeRole: {
    label: msg('Change the role'),
    question: (name) => t('Change the role of {name}?', { name }),
    consequences: [
      msg('They are signed out everywhere. They have the new role when they next sign in.'),
      msg(
        'Applications that they are reading return to the queue, unless the new role reviews them too.',
      ),
      MAILED,
    ],
    done: (name) => t('The role of {name} is changed.', { name }),
  },
  resetTwoStep: {
    label: msg('Reset two-step sign-in'),
    question: (name) => t('Reset two-step sign-in of {name}?', { name }),
    consequences: [
      msg('For who has lost phone and recovery codes. Make sure that it is really they who ask.'),
      msg(
        'Their password alone is enough until they set it up again. They are signed out everywhere.',
      ),
      MAILED,
    ],
    done: (name) => t('Two-step sign-in of {name} is off.', { name }),
  },
  suspend: {
    label: msg('Suspend'),
    question: (name) => t('Suspend {name}?', { name }),
    consequences: [
      msg('They are signed out everywhere. They cannot sign in until they are restored.'),
      msg('The list of members does not show them, and they get no newsletter.'),
      msg('What they published and their listing stay public: take them down where needed.'),
      MAILED,
    ],
    done: (name) => t('{name} is suspended.', { name }),
  },
  restore: {
    label: msg('Restore'),
    question: (name) => t('Restore {name}?', { name }),
    consequences: [msg('They can sign in again, with everything as it was.'), MAILED],
    done: (name) => t('{name} can sign in again.', { name }),
  },
  remove: {
    label: msg('Delete'),
    question: (name) => t('Delete the account of {name}?', { name }),
    consequences: [
      msg(
        'The account, its profile, answers, applications, listing, posts and files are deleted permanently.',
      ),
      msg('This cannot be undone. To block someone for a while, suspend the account instead.'),
      MAILED,
    ],
    done: (name) => t('The account of {name} is deleted.', { name }),
  },
};

/** The name of a member, or the user name when there is none. */
export const memberName = ({ name, username }: MemberRow): string => name || username;
