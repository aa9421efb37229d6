import { onServer } from './onServer';

/** After the server's tests: takes the template and its copies off the server of TEST_DATABASE_URL. */
export default async function dropDatabases(): Promise<void> {
  const server = process.env['TEST_DATABASE_URL'];
  const template = process.env['TEST_DATABASE_TEMPLATE'];
  if (!server || !template) return;
  const found = await onServer<{ datname: string }>(
    server,
    `select datname from pg_database where starts_with(datname, '${template}')`,
  );
  for (const { datname } of found) {
    await onServer(server, `drop database ${datname} with (force)`);
  }
}
