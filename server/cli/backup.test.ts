import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { Database, Db } from '../db/database';
import { lastApplied, lastKnown, migrationsUntil } from '../db/migrations';
import { pgliteDatabase } from '../db/pglite';
import { openPostgres } from '../db/postgres';
import { releases } from '../db/schema/releases';
import { objectsToRemove, uploads } from '../db/schema/uploads';
import { settings } from '../db/schema/shared';
import { users } from '../db/schema/accounts';
import { createObjectStore } from '../files/objectStore';
import { tablesOf } from '../db/tables';
import { readDrawings } from '../seed/drawings';
import { seedDemo } from '../seed/seed';
import { pdf, upload } from '../test/files';
import { signUpConfirmed } from '../test/people';
import { storeForTests } from '../test/storeOfFiles';
import { serverForTests } from '../test/testApp';
import { createEmptyDatabase, openEmptyPglite } from '../test/testDatabase';
import { backUp } from './backup';
import { restore } from './restore';

const server = serverForTests();
const folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = path.join(folder, 'all.backup');

const NOW = new Date('2026-03-02T09:00:00Z');
const PASSWORD = 'mti mkubwa kando ya mto';

/** A database that was never migrated, of the kind that the test's server has. */
async function openEmpty(): Promise<Database> {
  if (process.env['TEST_DATABASE_URL']) return openPostgres(await createEmptyDatabase(), () => {});
  return pgliteDatabase(await openEmptyPglite());
}

async function withEmpty(work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openEmpty();
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/** Of each table what all its rows say, whatever their order. */
async function digestsOf(db: Db): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const { name } of await tablesOf(db)) {
    const { rows } = (await db.execute(
      sql.raw(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest from "${name}" t`,
      ),
    )) as { rows: { digest: string }[] };
    digests[name] = rows[0]?.digest ?? '';
  }
  return digests;
}

async function addUser(db: Db, name: string): Promise<number> {
  const email = `${name}@example.org`;
  const [added] = await db
    .insert(users)
    .values({
      ...{ username: name, username_key: name, email, email_key: email },
      ...{ first_name: name, last_name: '', user_type: 'business', age_bracket: '', phone_num: '' },
    })
    .returning();
  return added?.id ?? 0;
}

const keep = (password: string | null = null) =>
  backUp(server().app.db, { file, password, now: NOW, store: null });
const bringBack = (database: Database, password: string | null = null, replace = false) =>
  restore(database, { file, password, replace });

describe('a backup', () => {
  test('of the demo data is equal in every row once it is restored, and goes on where it ended', async () => {
    const { db } = server().app;
    await seedDemo(db, server().app.now(), readDrawings);
    await keep();
    await withEmpty(async (database) => {
      expect(await bringBack(database)).toBe(NOW.toISOString());
      const digests = await digestsOf(database.db);
      expect(digests).toEqual(await digestsOf(db));
      expect(
        Object.values(digests).filter((digest) => !digest.startsWith('0 ')).length,
      ).toBeGreaterThan(15);
      // The next id is not taken, and the triggers work again.
      const [wanjiku] = await database.db.select().from(users).where(eq(users.username, 'wanjiku'));
      if (!wanjiku) throw new Error('nobody came back');
      const added = await addUser(database.db, 'new');
      expect(added).toBeGreaterThan(wanjiku.id);
      const { rows } = (await database.db.execute(
        sql`select tgname from pg_trigger where tgenabled = 'D'`,
      )) as { rows: unknown[] };
      expect(rows).toEqual([]);
      // Deleting an account relies on the order of its foreign keys.
      const keys = sql`select conname from pg_constraint where contype = 'f' order by oid`;
      expect(await database.db.execute(keys)).toMatchObject({
        rows: ((await db.execute(keys)) as { rows: object[] }).rows,
      });
    });
  }, 120_000);

  test('leaves out the built files of releases, which each server that starts writes again', async () => {
    await server().app.db.insert(releases).values({ id: 'of this server' });
    await keep();
    await withEmpty(async (database) => {
      await bringBack(database);
      expect(await database.db.$count(releases)).toBe(0);
    });
  });

  test('is only for its owner, and says nothing in clear when it is encrypted', async () => {
    await server().app.db.insert(settings).values({ name: 'secret', value: 'korosho' });
    await keep(PASSWORD);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file).includes('korosho')).toBe(false);
    await withEmpty(async (database) => {
      await expect(bringBack(database)).rejects.toThrow(
        'The backup is encrypted. Set BACKUP_PASSWORD',
      );
      await expect(bringBack(database, 'another')).rejects.toThrow(
        'The password is wrong, or the file',
      );
      await bringBack(database, PASSWORD);
      expect(await database.db.$count(settings)).toBe(1);
    });
  });

  test.each([
    ['cut off', null, (bytes: Buffer) => bytes.subarray(0, -40)],
    ['changed', PASSWORD, (bytes: Buffer) => Buffer.from(bytes).fill(0, 400, 404)],
  ])('that was %s is refused, and leaves no rows', async (_how, password, damage) => {
    await server()
      .app.db.insert(settings)
      .values({ name: 'one', value: 'x'.repeat(9_000) });
    await keep(password);
    writeFileSync(file, damage(readFileSync(file)));
    await withEmpty(async (database) => {
      await expect(bringBack(database, password)).rejects.toThrow(
        'is damaged. Nothing was restored.',
      );
      await database.migrate();
      expect(await database.db.$count(settings)).toBe(0);
    });
  });

  test.each(['', 'nothing of ours', '{"format":"another"}\n'])(
    'is refused when it is %j',
    async (text) => {
      writeFileSync(file, text);
      await expect(bringBack(server().app.database)).rejects.toThrow(
        'is not a backup of this product',
      );
    },
  );

  test('of an older version is restored there and brought up to date', async () => {
    const { entries } = JSON.parse(
      readFileSync(path.join(__dirname, '../db/migrations/meta/_journal.json'), 'utf8'),
    ) as { entries: { when: number }[] };
    // Before the language of listings, which the next migration also writes into what was approved.
    const older = entries.at(42)?.when ?? 0;
    await withEmpty(async (old) => {
      const until = migrationsUntil(older);
      await old.migrate(until);
      rmSync(until, { recursive: true });
      await old.db.execute(
        sql`insert into users (username, username_key, email, email_key, first_name, last_name, user_type, age_bracket, phone_num)
          values ('amina', 'amina', 'a@example.org', 'a@example.org', 'Amina', '', 'business', '', '')`,
      );
      await backUp(old.db, { file, password: null, now: NOW, store: null });
    });
    await withEmpty(async (database) => {
      await bringBack(database);
      expect(await lastApplied(database.db)).toBe(lastKnown());
      expect(await database.db.select().from(users)).toMatchObject([{ username: 'amina' }]);
    });
  });

  test('of a newer version is refused', async () => {
    await server().app.db.execute(
      sql`update drizzle.__drizzle_migrations set created_at = created_at + 1 where created_at = ${lastKnown()}`,
    );
    try {
      await keep();
    } finally {
      await server().app.db.execute(
        sql`update drizzle.__drizzle_migrations set created_at = created_at - 1 where created_at = ${lastKnown() + 1}`,
      );
    }
    await withEmpty(async (database) => {
      await expect(bringBack(database)).rejects.toThrow('newer version');
      expect(await lastApplied(database.db)).toBeNull();
    });
  });

  test('replaces accounts only on request', async () => {
    await server().app.db.insert(settings).values({ name: 'kept', value: 'yes' });
    await keep();
    await withEmpty(async (database) => {
      await database.migrate();
      await addUser(database.db, 'amina');
      await expect(bringBack(database)).rejects.toThrow('add --replace');
      expect(await database.db.$count(users)).toBe(1);
      // A file that cannot be read costs nobody what there is.
      const whole = readFileSync(file);
      writeFileSync(file, whole.subarray(0, -40));
      await expect(bringBack(database, null, true)).rejects.toThrow('Nothing was restored.');
      expect(await database.db.$count(users)).toBe(1);
      writeFileSync(file, whole);
      await bringBack(database, null, true);
      expect(await database.db.$count(users)).toBe(0);
      expect(await database.db.select().from(settings)).toMatchObject([{ name: 'kept' }]);
    });
  });

  test('leaves no file behind when it fails', async () => {
    const missing = path.join(folder, 'no-such-folder/all.backup');
    await expect(
      backUp(server().app.db, { file: missing, password: null, now: NOW, store: null }),
    ).rejects.toThrow('ENOENT');
    appendFileSync(file, '');
    await withEmpty(async (database) => {
      const before = readFileSync(file);
      await expect(
        backUp(database.db, { file, password: null, now: NOW, store: null }),
      ).rejects.toThrow('nothing to keep');
      expect(readFileSync(file)).toEqual(before);
    });
  });
});

describe('files in a store', () => {
  const store = storeForTests();
  const other = serverForTests(() => ({ env: { STORE_URL: store.url() } }));
  const content = pdf('3 0 obj\n(Bustani)\nendobj');
  const objects = () => {
    const { store: config } = other().app.config;
    return config && createObjectStore(config);
  };
  const keepAll = () =>
    backUp(other().app.db, { file, password: null, now: NOW, store: objects() });
  beforeEach(async () => {
    store.empty();
    const { token } = await signUpConfirmed(other());
    await upload(other(), token, content, { kind: 'file' });
  });

  test('are in the backup, and in the database once it is restored', async () => {
    expect(await keepAll()).toEqual({ broken: [] });
    await withEmpty(async (database) => {
      await bringBack(database);
      const rows = await database.db.select().from(uploads);
      expect(rows).toMatchObject([{ object_key: null, object_digest: null }]);
      expect(rows[0]?.bytes?.equals(content)).toBe(true);
      expect(await database.db.$count(objectsToRemove)).toBe(0);
    });
  });

  test('that are damaged are named, and end no backup', async () => {
    const [row] = await other().app.db.select().from(uploads);
    store.damage();
    expect(await keepAll()).toEqual({ broken: [row?.id] });
    await withEmpty(async (database) => {
      await bringBack(database);
      const [kept] = await database.db.select().from(uploads);
      expect(kept).toMatchObject({ id: row?.id, bytes: Buffer.alloc(0) });
    });
  });

  test('end a backup without the store, and while it does not answer', async () => {
    const without = backUp(other().app.db, { file, password: null, now: NOW, store: null });
    await expect(without).rejects.toThrow('Set STORE_URL');
    await store.stop();
    try {
      await expect(keepAll()).rejects.toThrow('the store did not answer');
    } finally {
      await store.start();
    }
  });

  test('of what is replaced are removed from the store', async () => {
    await keepAll();
    await withEmpty(async (database) => {
      await bringBack(database);
      const { db } = database;
      const [row] = await db.select().from(uploads);
      if (!row?.bytes || !objects()) throw new Error('nothing came back');
      await db.insert(objectsToRemove).values({ key: 'uploads/of-before' });
      await db
        .update(uploads)
        .set({ bytes: null, object_key: 'uploads/of-before', object_digest: 'x' });
      await bringBack(database, null, true);
      expect(await db.select().from(objectsToRemove)).toEqual([
        { key: 'uploads/of-before', keep_until: null },
      ]);
    });
  });
});
