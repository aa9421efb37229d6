import { buildApp } from './app';
import { readConfig } from './config';
import { waitForDatabase } from './db/waitForDatabase';
import { pagesFolder } from './pages/pagesFolder';
import { publishRelease } from './releases/publishRelease';
import { demoAccountLines } from './seed/accounts';
import { isDemo } from './seed/isDemo';
import { seedRefusal } from './seed/refusal';
import { stopGracefully } from './stop';

/** Starts the server: its database, the demo data of a fresh data folder, then the port. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  await waitForDatabase(config, (wait) =>
    process.stderr.write(`The database does not answer yet: next try in ${wait / 1000} s.\n`),
  );
  const app = await buildApp(config);
  stopGracefully(app);
  const takesDemo = app.database.kind === 'pglite' && seedRefusal(config, false) === null;
  if (takesDemo) {
    const [{ seedDemo }, { readDrawings }] = await Promise.all([
      import('./seed/seed'),
      import('./seed/drawings'),
    ]);
    await seedDemo(app.db, app.now(), readDrawings);
  }
  if (config.production || config.databaseUrl !== null) {
    await publishRelease(app.db, pagesFolder).catch((error: unknown) => {
      app.log.error(error, 'the files of this release could not be kept for the next ones');
    });
  }
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await app.close();
    throw error;
  }
  const accounts = (await isDemo(app.db)) ? demoAccountLines(config) : [];
  const lines = [`${config.productName} is ready at ${config.publicUrl}`, ...accounts];
  process.stdout.write(`${lines.join('\n')}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
