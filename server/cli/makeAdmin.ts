import { eq, sql } from 'drizzle-orm';
import { DEFAULT_PHONE } from '../../domain/limits';
import { EMAIL_PATTERN } from '../../domain/messages';
import { audit } from '../audit/audit';
import type { Config } from '../config';
import type { Db } from '../db/database';
import { users } from '../db/schema/accounts';
import { accountsRepository } from '../routes/accounts/repository';
import { stopTwoStep } from '../routes/twoStep/repository';
import { OPERATOR_NOTE, passwordLink } from './operator';

export interface MadeAdmin {
  change: 'created' | 'promoted' | 'unchanged';
  /** Where the admin sets a password: works once. */
  link: string;
}

async function createAccount(tx: Db, email: string): Promise<number> {
  const [local = email] = email.split('@');
  const { id } = await accountsRepository(tx).create({
    username: email,
    email,
    first_name: local.slice(0, 120),
    last_name: '',
    age_bracket: '',
    phone_num: DEFAULT_PHONE,
    user_type: 'individual',
    password_hash: null,
  });
  return id;
}

/**
 * The account of this email as an admin; a new one where there is none. Two-step sign-in is reset. What the operator did is in
 * the audit log, under the admin's own name. Throws an Error that says what is wrong with the email.
 */
export async function makeAdmin(
  db: Db,
  config: Pick<Config, 'publicUrl'>,
  email: string,
  now: Date,
): Promise<MadeAdmin> {
  if (!EMAIL_PATTERN.test(email)) throw new Error(`"${email}" is not an email address.`);
  return db.transaction(async (tx) => {
    const known = await accountsRepository(tx).byEmail(email);
    if (known && !known.active) throw new Error(`The account of ${email} is suspended.`);
    const id = known?.id ?? (await createAccount(tx, email));
    const change = known === null ? 'created' : known.role === 'admin' ? 'unchanged' : 'promoted';
    if (change !== 'unchanged') {
      await tx
        .update(users)
        .set({ role: 'admin', token_version: sql`${users.token_version} + 1` })
        .where(eq(users.id, id));
      const act = {
        actor_id: id,
        as_user_id: null,
        action: 'member.promoted',
        note: OPERATOR_NOTE,
      };
      const before = known && { role: known.role };
      const subject = `member ${id}`;
      await audit(tx, { ...act, subject, before, after: { role: 'admin' } }, now);
    }
    if (known !== null && known.two_step_at !== null) {
      await stopTwoStep(tx, id);
      const act = {
        actor_id: id,
        as_user_id: null,
        action: 'member.two_step_reset',
        note: OPERATOR_NOTE,
      };
      await audit(tx, { ...act, subject: `member ${id}`, before: null, after: null }, now);
    }
    return { change, link: await passwordLink(tx, config, id, now) };
  });
}
