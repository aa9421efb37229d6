import { and, eq, inArray, sql } from 'drizzle-orm';
import type { RolePayload, SuspensionPayload } from '../../../../domain/contract/admin/members';
import { isInTeam, type Role } from '../../../../domain/accountTypes';
import { msg } from '../../../../domain/language';
import { hasPermission } from '../../../../domain/permissions';
import { statesWhere } from '../../../../domain/vetting/applicationStates';
import { audit } from '../../../audit/audit';
import type { Config } from '../../../config';
import type { Db } from '../../../db/database';
import { users } from '../../../db/schema/accounts';
import { applications } from '../../../db/schema/vetting';
import type { MembershipChange } from '../../../mail/membershipMail';
import { conflict, Failure, notFound, unauthorized } from '../../../plugins/failures';
import { endOf, type User } from '../../../plugins/session';
import { lockAdmins } from '../../profiles/accountRepository';
import { stopTwoStep } from '../../twoStep/repository';
import { removeAccount, withoutIdentifiers } from '../../profiles/removeAccount';

const ONESELF = msg('You cannot do this to your own account. Ask another admin.');
const OF_THE_TEAM = msg('Only an admin can do this to the account of somebody in the team.');
const UNDER_REVIEW = statesWhere(({ phase }) => phase === 'review');

/** The change, whose account it was, and the role they have now; null when nothing changed. */
export type ChangedMember = { change: MembershipChange; member: User; role: Role } | null;

interface Acting {
  /** The admin as of the check of the token, before any lock. */
  admin: User;
  config: Config;
  now: Date;
}

const endsTokens = { token_version: sql`${users.token_version} + 1` };

function roleChange(before: { role: Role }, after: { role: Role }): MembershipChange {
  if (!isInTeam(after)) return 'demoted';
  return isInTeam(before) ? 'role_changed' : 'promoted';
}

/** Makes applications under their review free for another admin, as a deletion does. */
const releaseReviews = (tx: Db, id: number) =>
  tx
    .update(applications)
    .set({ reviewer_id: null })
    .where(and(eq(applications.reviewer_id, id), inArray(applications.state, UNDER_REVIEW)));

/** Ends or restores the access of an account; its owner and the audit log are told by the caller. */
export async function setActive(tx: Db, id: number, active: boolean): Promise<void> {
  const changed = active ? { active } : { active, ...endsTokens };
  await tx.update(users).set(changed).where(eq(users.id, id));
  if (!active) await releaseReviews(tx, id);
}

/** Changes that an admin or a moderator makes to another account; each is for use within a transaction. */
export const memberChanges = (tx: Db, { admin, config, now }: Acting) => {
  /**
   * Locks and returns the account. Two admins who demote each other are handled one after the
   * other, so the second is no admin any more: throws 401 that says so. Since nobody may change
   * their own account here, one admin always remains. Only who manages members may change the
   * accounts of the team.
   */
  async function lockMember(id: number): Promise<User> {
    await lockAdmins(tx);
    const [caller] = await tx.select().from(users).where(eq(users.id, admin.id));
    const judged = { version: admin.token_version, role: admin.role };
    const end = endOf(caller, judged, config.helpEmail);
    if (end !== null) throw unauthorized(end);
    if (id === admin.id) throw conflict(ONESELF);
    const [member] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
    if (!member) throw notFound();
    if (isInTeam(member) && !hasPermission(admin, 'manageMembers')) {
      throw new Failure(403, { detail: OF_THE_TEAM });
    }
    return member;
  }

  async function record(
    member: User,
    change: MembershipChange,
    note: string,
    [before, after]: [object, object | null],
    role = member.role,
  ): Promise<ChangedMember> {
    const act = { actor_id: admin.id, as_user_id: null, action: `member.${change}` };
    await audit(tx, { ...act, subject: `member ${member.id}`, note, before, after }, now);
    return { change, member, role };
  }

  return {
    async changeRole(id: number, { role, reason }: RolePayload): Promise<ChangedMember> {
      const member = await lockMember(id);
      if (member.role === role) return null;
      await tx
        .update(users)
        .set({ role, ...endsTokens })
        .where(eq(users.id, id));
      if (!hasPermission({ role }, 'reviewApplications')) await releaseReviews(tx, id);
      const before = { role: member.role };
      return record(member, roleChange(before, { role }), reason, [before, { role }], role);
    },

    async suspend(id: number, { suspended, reason }: SuspensionPayload): Promise<ChangedMember> {
      const member = await lockMember(id);
      const active = !suspended;
      if (member.active === active) return null;
      await setActive(tx, id, active);
      const change = suspended ? 'suspended' : 'restored';
      return record(member, change, reason, [{ active: member.active }, { active }]);
    },

    async resetTwoStep(id: number, reason: string): Promise<ChangedMember> {
      const member = await lockMember(id);
      if (member.two_step_at === null) return null;
      await stopTwoStep(tx, id);
      return record(member, 'two_step_reset', reason, [{ two_step: true }, { two_step: false }]);
    },

    async remove(id: number, reason: string): Promise<ChangedMember> {
      const member = await lockMember(id);
      await removeAccount(tx, member, { by: admin.id, config, now });
      const { user_type, role, active } = member;
      const note = withoutIdentifiers(reason, member);
      return record(member, 'deleted', note, [{ user_type, role, active }, null]);
    },
  };
};
