import pg from 'pg';
import type { DatabaseLimits } from '../config';

/** Any constant; every process of this product must use the same. */
const ROLE_LOCK = 20_261_126;

/** What PostgreSQL calls the limits, each in milliseconds. */
export const settingsOf = ({ statement, lock, idle }: DatabaseLimits) => ({
  statement_timeout: statement * 1_000,
  lock_timeout: lock * 1_000,
  idle_in_transaction_session_timeout: idle * 1_000,
});

interface Session {
  role: string;
  base: string;
}

/**
 * Gives the role with which `pooledUrl` signs in the limits of a request, in this database alone: a pooler that changes
 * connections between transactions keeps no other. Connections that it has open already do not get them, so this
 * does not ask through it who that is.
 */
export async function limitRole(
  direct: pg.Client,
  pooledUrl: string,
  limits: DatabaseLimits,
): Promise<void> {
  const { rows } = await direct.query<Session>(
    'select current_user as role, current_database() as base',
  );
  const [session] = rows;
  if (!session) return;
  const role = decodeURIComponent(new URL(pooledUrl).username) || session.role;
  const who = `alter role ${pg.escapeIdentifier(role)} in database ${pg.escapeIdentifier(session.base)}`;
  const commands = Object.entries(settingsOf(limits)).map(
    ([name, value]) => `${who} set ${name} = ${value}`,
  );
  try {
    await direct.query('begin');
    // Two processes that change the same row at once would fail.
    await direct.query('select pg_advisory_xact_lock($1)', [ROLE_LOCK]);
    for (const command of commands) await direct.query(command);
    await direct.query('commit');
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    throw new Error(
      `The limits of the role in DATABASE_URL cannot be set through DATABASE_DIRECT_URL (${error.message}). Let a role that may run: ${commands.join('; ')}`,
      { cause: error },
    );
  }
}
