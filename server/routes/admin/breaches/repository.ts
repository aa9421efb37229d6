import { and, asc, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type {
  Breach,
  BreachPayload,
  BreachStepPayload,
} from '../../../../domain/contract/admin/privacy';
import { BREACH_STEP_NAMES, reportDueOf } from '../../../../domain/privacy';
import { canonicalName } from '../../../../domain/userNames';
import { idsOf, inParts } from '../../../answers/inParts';
import type { Db } from '../../../db/database';
import { fullName } from '../../../db/names';
import { breachAccounts, breaches } from '../../../db/schema/privacy';
import { users } from '../../../db/schema/accounts';
import { notFound } from '../../../plugins/failures';
import { changedMeanwhile } from '../../../posts/versions';

type Row = typeof breaches.$inferSelect;

interface AddedAccounts {
  added: number;
  /** No account has this email or user name. */
  unknown: string[];
}

/** The words of a breach, as they are stored. */
export interface BreachWords {
  title: string;
  description: string;
  noticed: Date;
}

export type BreachAccount = Pick<typeof users.$inferSelect, 'id' | 'username' | 'email'> & {
  name: string | null;
  told_at: Date | null;
};

/** Breaches of data protection, and the accounts that they concern. */
export const breachesRepository = (db: Db) => {
  async function toBreach(row: Row): Promise<Breach> {
    const [counts] = await db
      .select({ accounts: count(), told: count(breachAccounts.told_at) })
      .from(breachAccounts)
      .where(eq(breachAccounts.breach_id, row.id));
    const actors = Object.values(row.steps).map(({ by }) => by);
    const named = await db
      .select({ id: users.id, name: fullName(users) })
      .from(users)
      .where(inArray(users.id, actors));
    const names = new Map(named.map(({ id, name }) => [id, name]));
    return {
      id: row.id,
      version: row.version,
      title: row.title,
      description: row.description,
      noticed_at: row.noticed_at.toISOString(),
      report_due_at: reportDueOf(row.noticed_at).toISOString(),
      steps: BREACH_STEP_NAMES.map((step) => {
        const done = row.steps[step];
        return {
          step,
          done_at: done?.at ?? null,
          by: done ? (names.get(done.by) ?? null) : null,
          note: done?.note ?? '',
        };
      }),
      accounts: counts?.accounts ?? 0,
      told: counts?.told ?? 0,
    };
  }

  async function rowOf(id: number): Promise<Row> {
    const [row] = await db.select().from(breaches).where(eq(breaches.id, id));
    if (!row) throw notFound();
    return row;
  }

  /** Of two changes at one moment the second sees the first. */
  async function lockedRow(id: number): Promise<Row> {
    await db.select({ id: breaches.id }).from(breaches).where(eq(breaches.id, id)).for('update');
    return rowOf(id);
  }

  const add = async (id: number, userIds: number[]): Promise<number> => {
    if (userIds.length === 0) return 0;
    const added = await db
      .insert(breachAccounts)
      .values(userIds.map((user_id) => ({ breach_id: id, user_id })))
      .onConflictDoNothing()
      .returning({ user_id: breachAccounts.user_id });
    return added.length;
  };

  return {
    /** Newest first. */
    async list(): Promise<Breach[]> {
      const rows = await db.select().from(breaches).orderBy(desc(breaches.id)).limit(100);
      const found: Breach[] = [];
      for (const row of rows) found.push(await toBreach(row));
      return found;
    },

    /** Throws 404. */
    one: async (id: number): Promise<Breach> => toBreach(await rowOf(id)),

    async add({ title, description, noticed }: BreachWords, now: Date): Promise<number> {
      const [row] = await db
        .insert(breaches)
        .values({ title, description, noticed_at: noticed, created_at: now })
        .returning({ id: breaches.id });
      if (!row) throw new Error('nothing was stored');
      return row.id;
    },

    /** Throws 404, and 409 with both where there is a later version than the one that was read. */
    async save(id: number, words: BreachWords, sent: BreachPayload): Promise<void> {
      const row = await lockedRow(id);
      if (row.version !== sent.based_on) throw changedMeanwhile(await toBreach(row), sent);
      const { title, description, noticed } = words;
      await db
        .update(breaches)
        .set({ title, description, noticed_at: noticed, version: row.version + 1 })
        .where(eq(breaches.id, id));
    },

    /** Throws 404. A step that is done again keeps its time and gets the new note. */
    async setStep(
      id: number,
      { step, is_done, note }: BreachStepPayload,
      by: number,
      now: Date,
    ): Promise<void> {
      const { [step]: known, ...others } = (await lockedRow(id)).steps;
      const done = known ? { ...known, note } : { at: now.toISOString(), by, note };
      const steps = is_done ? { ...others, [step]: done } : others;
      await db.update(breaches).set({ steps }).where(eq(breaches.id, id));
    },

    /** Adds accounts by email or user name. Throws 404. */
    async addNamed(id: number, names: readonly string[]): Promise<AddedAccounts> {
      await rowOf(id);
      const byKey = new Map(
        names
          .map((name) => name.trim())
          .flatMap((name) => (name ? [[canonicalName(name), name]] : [])),
      );
      const keys = [...byKey.keys()];
      const found = await db
        .select({ id: users.id, email: users.email_key, name: users.username_key })
        .from(users)
        .where(or(inArray(users.email_key, keys), inArray(users.username_key, keys)));
      const known = new Set(found.flatMap(({ email, name }) => [email, name]));
      return {
        added: await add(id, [...new Set(found.map((user) => user.id))]),
        unknown: [...byKey].flatMap(([key, name]) => (known.has(key) ? [] : [name])),
      };
    },

    /** Adds every account. Throws 404. */
    async addAll(id: number): Promise<AddedAccounts> {
      await rowOf(id);
      const all = db
        .select({
          breach_id: sql<number>`${id}::bigint`.as('breach_id'),
          user_id: users.id,
          told_at: sql<null>`null::timestamptz`.as('told_at'),
        })
        .from(users);
      const added = await db
        .insert(breachAccounts)
        .select(all)
        .onConflictDoNothing()
        .returning({ user_id: breachAccounts.user_id });
      return { added: added.length, unknown: [] };
    },

    /** Takes the accounts off that were not told. Throws 404. */
    async clear(id: number): Promise<number> {
      await rowOf(id);
      const gone = await db
        .delete(breachAccounts)
        .where(and(eq(breachAccounts.breach_id, id), isNull(breachAccounts.told_at)))
        .returning({ user_id: breachAccounts.user_id });
      return gone.length;
    },

    /** The accounts, by their number, in parts. Throws 404. */
    async *accounts(id: number): AsyncGenerator<BreachAccount[]> {
      await rowOf(id);
      const found = db
        .select({ id: breachAccounts.user_id })
        .from(breachAccounts)
        .where(eq(breachAccounts.breach_id, id))
        .orderBy(asc(breachAccounts.user_id));
      yield* inParts(await idsOf(db, found), (ids) =>
        db
          .select({
            id: users.id,
            username: users.username,
            email: users.email,
            name: fullName(users),
            told_at: breachAccounts.told_at,
          })
          .from(breachAccounts)
          .innerJoin(users, eq(users.id, breachAccounts.user_id))
          .where(and(eq(breachAccounts.breach_id, id), inArray(users.id, ids)))
          .orderBy(asc(users.id)),
      );
    },

    /** Some accounts that were not told yet, which count as told from now on. */
    async takeUntold(id: number, count: number, now: Date) {
      const untold = db
        .select({ user_id: breachAccounts.user_id })
        .from(breachAccounts)
        .where(and(eq(breachAccounts.breach_id, id), isNull(breachAccounts.told_at)))
        .orderBy(asc(breachAccounts.user_id))
        .limit(count)
        .for('update', { skipLocked: true });
      const taken = await db
        .update(breachAccounts)
        .set({ told_at: now })
        .where(and(eq(breachAccounts.breach_id, id), inArray(breachAccounts.user_id, untold)))
        .returning({ user_id: breachAccounts.user_id });
      return db
        .select({ id: users.id, email: users.email, first_name: users.first_name })
        .from(users)
        .where(
          inArray(
            users.id,
            taken.map(({ user_id }) => user_id),
          ),
        );
    },
  };
};
