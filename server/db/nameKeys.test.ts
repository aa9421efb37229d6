import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { individual, PASSWORD, readUser } from '../test/people';
import { serverForTests, sessionOf } from '../test/testApp';
import { openEmptyPglite } from '../test/testDatabase';
import { migrationsFolder } from './migrations';
import { completeNameKeys } from './nameKeys';
import { users } from './schema/accounts';

const server = serverForTests();

/** A row as a server of before the keys writes it. */
async function written(username: string, email = `${username}@example.com`): Promise<number> {
  const { db, passwords } = server().app;
  const password = await passwords.hash(PASSWORD);
  const result = await db.execute(
    sql`insert into users (username, email, password_hash, first_name, last_name, user_type, age_bracket, phone_num)
        values (${username}, ${email}, ${password}, 'A', 'B', 'individual', '', '') returning id`,
  );
  const [row] = (result as { rows: { id: number }[] }).rows;
  return row?.id ?? 0;
}

const logIn = async (username: string): Promise<number | null> => {
  const answer = await server().post('accounts/login/', { username, password: PASSWORD });
  return answer.status === 200 ? sessionOf(answer).user_id : null;
};

const keys = async (id: number) => {
  const { username_key, email_key } = await readUser(server(), id);
  return [username_key, email_key];
};

test('gives existing rows their keys in the migration', async () => {
  const client = await openEmptyPglite();
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  const [before, after] = [
    files.filter((name) => name < '0008'),
    files.filter((name) => name.startsWith('0008')),
  ].map((names) =>
    names.sort().map((name) => readFileSync(path.join(migrationsFolder, name), 'utf8')),
  );
  for (const file of before ?? []) await client.exec(file);
  await client.exec(
    `insert into users (username, email, first_name, last_name, user_type, age_bracket, phone_num)
     values ('Achieng', 'A@Example.com', '', '', 'individual', '', ''),
            ('Ñandú', 'İ@Example.com', '', '', 'individual', '', '')`,
  );
  for (const file of after ?? []) await client.exec(file);
  const { rows } = await client.query('select username_key, email_key from users order by id');
  await client.close();
  expect(rows).toEqual([
    { username_key: 'achieng', email_key: 'a@example.com' },
    { username_key: ' Ñandú', email_key: ' İ@Example.com' },
  ]);
});

describe('a row of an older server', () => {
  test('with plain letters has its keys at once', async () => {
    const id = await written('Achieng');
    expect(await keys(id)).toEqual(['achieng', 'achieng@example.com']);
    expect(await logIn('ACHIENG')).toBe(id);
  });

  test('with other letters signs in as written, and in any form after the sweep', async () => {
    const id = await written('Ñandú');
    expect(await logIn('Ñandú')).toBe(id);
    expect(await logIn('ñandú')).toBeNull();
    await server().app.sweep();
    expect(await keys(id)).toEqual(['ñandú', 'ñandú@example.com']);
    expect(await logIn('N\u0303ANDÚ')).toBe(id);
  });

  test('gets its keys when this server starts', async () => {
    const id = await written('Ñandú');
    await server().app.database.migrate();
    expect(await keys(id)).toEqual(['ñandú', 'ñandú@example.com']);
  });

  test('gets new keys when an older server changes it', async () => {
    const id = await written('Achieng');
    const { db } = server().app;
    await db.update(users).set({ email: 'NEW@example.com' }).where(eq(users.id, id));
    expect(await keys(id)).toEqual(['achieng', 'new@example.com']);
  });

  test.each(['ach\u200bieng', 'аchieng', 'İpek', '🌱'])(
    'with the name %j, which is refused today, can still sign in',
    async (name) => {
      const id = await written(name, 'x@example.com');
      await completeNameKeys(server().app.db);
      expect(await logIn(name)).toBe(id);
    },
  );
});

describe('two older names with one canonical form', () => {
  test('each sign in as themselves', async () => {
    const first = await written('ñandú', 'a@example.com');
    const second = await written('n\u0303andu\u0301', 'b@example.com');
    const third = await written('kamau', 'c@example.com');
    const fourth = await written('\u212aamau', 'd@example.com');
    await completeNameKeys(server().app.db);
    await completeNameKeys(server().app.db);
    expect(await logIn('ñandú')).toBe(first);
    expect(await logIn('ÑANDÚ')).toBe(first);
    expect(await logIn('n\u0303andu\u0301')).toBe(second);
    expect(await logIn('kamau')).toBe(third);
    expect(await logIn('\u212aamau')).toBe(fourth);
  });

  test('are refused to a third', async () => {
    await written('n\u0303andu\u0301', 'b@example.com');
    await completeNameKeys(server().app.db);
    const taken = { ...individual, username: 'ñandú' };
    const answer = await server().post('accounts/signup/', taken);
    expect(answer.body['username']).toEqual(['A user with this username already exists.']);
  });

  test('are free for the other when one is deleted', async () => {
    const first = await written('ñandú', 'a@example.com');
    const second = await written('n\u0303andu\u0301', 'b@example.com');
    await completeNameKeys(server().app.db);
    await server().app.db.delete(users).where(eq(users.id, first));
    await completeNameKeys(server().app.db);
    expect(await logIn('ÑANDÚ')).toBe(second);
  });
});
