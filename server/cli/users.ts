import { asc, ilike, or } from 'drizzle-orm';
import { audit } from '../audit/audit';
import type { Config } from '../config';
import type { Db } from '../db/database';
import { users } from '../db/schema/accounts';
import type { User } from '../plugins/session';
import { accountsRepository } from '../routes/accounts/repository';
import { setActive } from '../routes/admin/members/memberChanges';
import { stopTwoStep } from '../routes/twoStep/repository';
import { OPERATOR_NOTE, passwordLink } from './operator';

const MOST_LISTED = 200;

/** Accounts whose name or email has the words, as lines of a table; of all, the first two hundred. */
export async function listUsers(db: Db, words: string): Promise<string[]> {
  const pattern = `%${words.replaceAll(/[%_\\]/g, '\\$&')}%`;
  const rows = await db
    .select()
    .from(users)
    .where(or(ilike(users.email, pattern), ilike(users.username, pattern)))
    .orderBy(asc(users.id))
    .limit(MOST_LISTED);
  return rows.map(({ id, email, user_type, role, active }) =>
    [
      String(id).padStart(6),
      active ? 'active   ' : 'suspended',
      role.padEnd(9),
      user_type.padEnd(10),
      email,
    ].join('  '),
  );
}

/** Throws an Error for the operator when there is none. */
async function accountOf(tx: Db, email: string): Promise<User> {
  const user = await accountsRepository(tx).byEmail(email);
  if (!user) throw new Error(`There is no account with the email ${email}.`);
  return user;
}

const actOf = (user: User, action: string, before: object | null, after: object | null) => ({
  actor_id: user.id,
  as_user_id: null,
  action,
  subject: `member ${user.id}`,
  note: OPERATOR_NOTE,
  before,
  after,
});

/** Suspends an account, which signs it out everywhere, or restores it; returns whether that changed anything. */
export const suspendUser = (db: Db, email: string, active: boolean, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const user = await accountOf(tx, email);
    if (user.active === active) return false;
    await setActive(tx, user.id, active);
    const action = active ? 'member.restored' : 'member.suspended';
    await audit(tx, actOf(user, action, { active: user.active }, { active }), now);
    return true;
  });

/** Switches two-step sign-in off and returns a link to set a password, for somebody who can no longer sign in. */
export const resetUser = (
  db: Db,
  config: Pick<Config, 'publicUrl'>,
  email: string,
  now: Date,
): Promise<string> =>
  db.transaction(async (tx) => {
    const user = await accountOf(tx, email);
    if (!user.active) throw new Error(`The account of ${email} is suspended.`);
    if (user.two_step_at !== null) {
      await stopTwoStep(tx, user.id);
      await audit(tx, actOf(user, 'member.two_step_reset', null, null), now);
    }
    return passwordLink(tx, config, user.id, now);
  });
