import pg from 'pg';

/** Runs one statement on the PostgreSQL server of a connection string; returns its rows. */
export async function onServer<Row extends object>(
  connectionString: string,
  statement: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
