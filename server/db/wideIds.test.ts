import { sql } from 'drizzle-orm';
import { listingDesk } from '../test/adminListings';
import { PASSWORD } from '../test/people';
import { joinAsAdmin } from '../test/posts';
import { serverForTests } from '../test/testApp';

const server = serverForTests();
const { addListing, read, review } = listingDesk(server);

interface Column {
  table: string;
  name: string;
}

const ask = async (query: ReturnType<typeof sql>): Promise<Column[]> =>
  ((await server().app.db.execute(query)) as { rows: Column[] }).rows;

/** More than an integer holds. */
const FIRST = 3_000_000_001;

test('no id of a row is an integer', async () => {
  const narrow = await ask(sql`
    select table_name as table, column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'integer'
      and (is_identity = 'YES' or column_name ~ '(^|_)(id|by)$')`);
  expect(narrow).toEqual([]);
  const bounded = await ask(sql`
    select sequencename as table, max_value::text as name from pg_sequences
    where schemaname = 'public' and max_value < 9223372036854775807`);
  expect(bounded).toEqual([]);
});

test('accounts and listings with ids beyond an integer are found, compared and deleted', async () => {
  await server().app.db.execute(sql`
    do $$ declare one record; begin
      for one in select sequencename as name from pg_sequences where schemaname = 'public' and sequencename <> 'synonym_groups_id_seq'
      loop perform setval(one.name::regclass, ${sql.raw(String(FIRST))}, false); end loop;
    end $$`);
  const shared = { telephone: '+254712345678' };
  const admin = await joinAsAdmin(server());
  expect(admin.user_id).toBe(FIRST);
  const { owner, row } = await addListing('a', shared);
  const other = await addListing('b', shared);
  await server().app.followListings();
  const page = await read(admin.token, '?attention=duplicates');
  expect(page.results.map(({ listing_id: id }) => id).sort()).toEqual([row.id, other.row.id]);
  expect(row.id).toBe(FIRST);
  expect((await review(admin.token, row.id)).duplicates).toMatchObject([
    { listing_id: other.row.id },
  ]);
  const path = `mainapp/profile/${owner.user_id}/delete/`;
  const left = await server().post(path, { current_password: PASSWORD }, { token: owner.token });
  expect(left.status).toBe(204);
});
