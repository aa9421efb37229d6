import { and, eq, exists, or, sql } from 'drizzle-orm';
import { language } from '../../../domain/language';
import type { UserType } from '../../../domain/accountTypes';
import type { Db } from '../../db/database';
import { isEmail, isUserName, keysFor, keysOf } from '../../db/nameKeys';
import { individualProfiles } from '../../db/schema/profiles';
import { listings } from '../../db/schema/listings';
import { users } from '../../db/schema/accounts';
import type { User } from '../../plugins/session';

export type NewUser = Pick<
  User,
  | 'username'
  | 'email'
  | 'first_name'
  | 'last_name'
  | 'age_bracket'
  | 'phone_num'
  | 'user_type'
  | 'password_hash'
>;

/** The user who matches a name best: exact spellings first, and emails before user names. */
function bestMatch(found: User[], name: string): User | null {
  const keys = keysFor(name);
  const isBy = (column: 'email_key' | 'username_key', key: string) =>
    found.find((user) => user[column] === key);
  const byEmail = keys.map((key) => isBy('email_key', key));
  const byUserName = keys.map((key) => isBy('username_key', key));
  return [byEmail[0], byUserName[0], byEmail[1], byUserName[1]].find(Boolean) ?? null;
}

export const accountsRepository = (db: Db) => ({
  async byId(id: number): Promise<User | null> {
    const [user] = await db.select().from(users).where(eq(users.id, id));
    return user ?? null;
  },

  async byEmail(email: string): Promise<User | null> {
    return bestMatch(await db.select().from(users).where(isEmail(email)), email);
  },

  /**
   * Finds a user by user name or email, ignoring case; an email takes precedence over an equal
   * user name.
   */
  async byLogin(name: string): Promise<User | null> {
    const isEither = or(isEmail(name), isUserName(name));
    return bestMatch(await db.select().from(users).where(isEither), name);
  },

  /** Tells which of the two is taken, as a user name or as an email, since either signs in. */
  async findTaken(username: string, email: string): Promise<{ username: boolean; email: boolean }> {
    const isTaken = async (name: string) =>
      (await db.$count(users, or(isUserName(name), isEmail(name)))) > 0;
    return { username: await isTaken(username), email: await isTaken(email) };
  },

  /** Its emails are in the language in which it was asked for. */
  async create(user: NewUser): Promise<{ id: number }> {
    const [row] = await db
      .insert(users)
      .values({ ...user, ...keysOf(user), language: language() })
      .returning({ id: users.id });
    if (!row) throw new Error('the user was not written');
    return row;
  },

  /** Locks the account, so that one transaction at a time changes it. */
  async lock(id: number): Promise<void> {
    await db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
  },

  /** Ends all sessions of the account. */
  async endTokens(id: number): Promise<void> {
    const raised = sql`${users.token_version} + 1`;
    await db.update(users).set({ token_version: raised }).where(eq(users.id, id));
  },

  /** Also updates `form_filled`, since each account type has its own form. */
  async changeType(id: number, userType: UserType): Promise<void> {
    const form =
      userType === 'individual'
        ? db.select().from(individualProfiles).where(eq(individualProfiles.user_id, id))
        : db.select().from(listings).where(eq(listings.owner_id, id));
    await db
      .update(users)
      .set({ user_type: userType, form_filled: sql`${exists(form)}` })
      .where(and(eq(users.id, id), sql`${users.user_type} <> ${userType}`));
  },
});
