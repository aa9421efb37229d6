import { and, eq, inArray, like, notExists, or, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { canonicalName } from '../../domain/userNames';
import type { Db } from './database';
import { users } from './schema/accounts';
import { breaksUnique } from './errors';

interface Names {
  username: string;
  email: string;
}
interface Keys {
  username_key: string;
  email_key: string;
}

/** What is stored beside a user name and an email, and unique. */
export const keysOf = ({ username, email }: Names): Keys => ({
  username_key: canonicalName(username),
  email_key: canonicalName(email),
});

/**
 * The key that the database gives a name beyond ASCII that came without one, from a server before
 * this column: the name as it is, after a space, which no name has.
 */
const unchanged = (name: string): string => ` ${name}`;

/** The keys of a row that has this name, the more exact one first. */
export const keysFor = (name: string): [string, string] => [unchanged(name), canonicalName(name)];

const hasKey = (column: AnyPgColumn, name: string): SQL => inArray(column, keysFor(name));

export const isUserName = (name: string): SQL => hasKey(users.username_key, name);
export const isEmail = (email: string): SQL => hasKey(users.email_key, email);

/**
 * Gives older rows the canonical form as their key. Where an older account has it already, the row
 * stays as it is, and its owner signs in by the name exactly as it was written.
 */
export async function completeNameKeys(db: Db): Promise<void> {
  const rows = await db
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      username_key: users.username_key,
      email_key: users.email_key,
    })
    .from(users)
    .where(or(like(users.username_key, ' %'), like(users.email_key, ' %')))
    .orderBy(users.id);
  const other = alias(users, 'other');

  const complete = async (of: 'username' | 'email', row: (typeof rows)[number]) => {
    const name = row[of];
    const column = `${of}_key` as const;
    if (row[column] !== unchanged(name)) return;
    const key = canonicalName(name);
    const owner = db.select({ id: other.id }).from(other).where(eq(other[column], key));
    await db
      .update(users)
      .set(of === 'username' ? { username_key: key } : { email_key: key })
      .where(and(eq(users.id, row.id), eq(users[of], name), notExists(owner)))
      .catch((error: unknown) => {
        if (!breaksUnique(error, `users_${of}_key`)) throw error;
      });
  };
  for (const row of rows) {
    await complete('username', row);
    await complete('email', row);
  }
}
