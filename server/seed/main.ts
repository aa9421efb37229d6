import { readConfig } from '../config';
import { openDatabase } from '../db/openDatabase';
import { demoAccountLines } from './accounts';
import { readDrawings } from './drawings';
import { seedRefusal } from './refusal';
import { seedDemo } from './seed';

/** `npm run seed [-- --demo]`: the demo data on request, also in a PostgreSQL database. */
async function main(options: string[]): Promise<void> {
  const config = readConfig(process.env);
  const refusal = seedRefusal(config, options.includes('--demo'));
  if (refusal !== null) throw new Error(refusal);
  const database = await openDatabase(config, () => undefined);
  try {
    await database.migrate();
    const isWritten = await seedDemo(database.db, new Date(), readDrawings);
    const lines = isWritten
      ? ['The demo data was written.', ...demoAccountLines(config)]
      : ['The database already has users: nothing was written.'];
    process.stdout.write(`${lines.join('\n')}\n`);
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
