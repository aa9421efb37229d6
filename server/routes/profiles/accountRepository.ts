import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Profile, ProfilePayload } from '../../../domain/contract/profile';
import { canonicalName } from '../../../domain/userNames';
import type { Db } from '../../db/database';
import { isEmail, isUserName } from '../../db/nameKeys';
import { emailVerifications, passwordResets, users } from '../../db/schema/accounts';
import type { User } from '../../plugins/session';
import { readBusinessForm, readInterestForm } from './storedForms';
import { consentsRepository } from './consentsRepository';

type Details = Pick<
  ProfilePayload,
  'first_name' | 'last_name' | 'phone_num' | 'profile_picture' | 'takes_messages' | 'language'
>;

/**
 * Locks the active admins and returns their ids. Called first by each transaction that changes who
 * is an admin, so that it sees what the one before did.
 */
export async function lockAdmins(tx: Db): Promise<number[]> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.active, true)))
    .orderBy(users.id)
    .for('no key update');
  return admins.map(({ id }) => id);
}

/** Reads and changes the account of a member. */
export const accountRepository = (db: Db) => ({
  async profileOf(user: User): Promise<Profile> {
    const isBusiness = user.user_type === 'business';
    return {
      user_id: user.id,
      username: user.username,
      user_type: user.user_type,
      first_name: user.first_name,
      last_name: user.last_name,
      user_email: user.email,
      email_verified: user.email_verified_at !== null,
      phone_num: user.phone_num,
      age_bracket: user.age_bracket,
      profile_picture: user.profile_picture,
      newsletter: user.newsletter_at !== null,
      weekly: user.weekly_at !== null,
      takes_messages: user.takes_messages,
      language: user.language,
      has_password: user.password_hash !== null,
      created_at: user.created_at.toISOString(),
      interests: isBusiness ? null : await readInterestForm(db, user),
      business: isBusiness ? await readBusinessForm(db, user) : null,
      consents: await consentsRepository(db).listOf(user.id),
    };
  },

  /** Whether another account has this email, or a user name equal to it. */
  async isEmailTaken(email: string, userId: number): Promise<boolean> {
    const isSame = or(isEmail(email), isUserName(email));
    return (await db.$count(users, and(ne(users.id, userId), isSame))) > 0;
  },

  /** The account as it is until the transaction ends. */
  async lock(user: User): Promise<User> {
    const [stored] = await db
      .select()
      .from(users)
      .where(eq(users.id, user.id))
      .for('no key update');
    return stored ?? user;
  },

  async update(userId: number, details: Details): Promise<void> {
    await db.update(users).set(details).where(eq(users.id, userId));
  },

  /**
   * Sets the email as unconfirmed, and ends all sessions and all links that were sent to the old
   * one.
   */
  async changeEmail(userId: number, email: string): Promise<void> {
    await db
      .update(users)
      .set({
        email,
        email_key: canonicalName(email),
        email_verified_at: null,
        token_version: sql`${users.token_version} + 1`,
      })
      .where(eq(users.id, userId));
    await db.delete(passwordResets).where(eq(passwordResets.user_id, userId));
    await db.delete(emailVerifications).where(eq(emailVerifications.user_id, userId));
  },

  /** Sets the password, and ends all sessions and reset links. */
  async changePassword(userId: number, passwordHash: string): Promise<User | null> {
    await db.delete(passwordResets).where(eq(passwordResets.user_id, userId));
    const [user] = await db
      .update(users)
      .set({ password_hash: passwordHash, token_version: sql`${users.token_version} + 1` })
      .where(eq(users.id, userId))
      .returning();
    return user ?? null;
  },

  /** Locks the admins, so that two who leave at the same moment wait for each other. */
  async isLastAdmin(user: User): Promise<boolean> {
    if (user.role !== 'admin') return false;
    return (await lockAdmins(db)).every((id) => id === user.id);
  },
});
