import { and, eq, exists, or, sql } from 'drizzle-orm';
import type { UserType } from '../../../domain/vocabulary';
import type { Db } from '../../db/database';
import { individualProfiles, listings, users } from '../../db/schema';
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

const isName = (name: string) => sql`lower(${users.username}) = lower(${name})`;
const isEmail = (email: string) => sql`lower(${users.email}) = lower(${email})`;

export const accountsRepository = (db: Db) => ({
  async byId(id: number): Promise<User | null> {
    const [user] = await db.select().from(users).where(eq(users.id, id));
    return user ?? null;
  },

  async byEmail(email: string): Promise<User | null> {
    const [user] = await db.select().from(users).where(isEmail(email));
    return user ?? null;
  },

  /** By user name or e-mail, ignoring case; an e-mail goes before somebody's like user name. */
  async byLogin(name: string): Promise<User | null> {
    const found = await db
      .select()
      .from(users)
      .where(or(isEmail(name), isName(name)));
    return (
      found.find((user) => user.email.toLowerCase() === name.toLowerCase()) ?? found[0] ?? null
    );
  },

  /** Which of the two is taken, as a user name or as an e-mail: login accepts both. */
  async taken(username: string, email: string): Promise<{ username: boolean; email: boolean }> {
    const found = await db
      .select({ name: users.username, email: users.email })
      .from(users)
      .where(or(isName(username), isEmail(username), isName(email), isEmail(email)));
    const names = new Set(found.flatMap((row) => [row.name, row.email].map(lower)));
    return { username: names.has(lower(username)), email: names.has(lower(email)) };
  },

  async create(user: NewUser): Promise<{ id: number }> {
    const [row] = await db.insert(users).values(user).returning({ id: users.id });
    if (!row) throw new Error('the user was not written');
    return row;
  },

  /** Ends every token that was made before. */
  async endTokens(id: number): Promise<void> {
    const raised = sql`${users.token_version} + 1`;
    await db.update(users).set({ token_version: raised }).where(eq(users.id, id));
  },

  /** The other account type has its own form, which may not have been filled in. */
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

const lower = (text: string) => text.toLowerCase();
