import { readConfig } from '../config';
import { openDatabase } from '../db/openDatabase';
import { LINK_HOURS, makeAdmin, type MadeAdmin } from './makeAdmin';

const WORDS: Record<MadeAdmin['change'], string> = {
  created: 'A new account was made, and it is an admin.',
  promoted: 'The account is an admin now. Who was signed in to it is signed out.',
  unchanged: 'The account was an admin already.',
};

/** `npm run admin -- <email>`: the first admin of a database, made from the command line. */
async function main([email, ...more]: string[]): Promise<void> {
  if (email === undefined || more.length > 0) throw new Error('Use: npm run admin -- <email>');
  const config = readConfig(process.env);
  const database = await openDatabase(config, () => undefined);
  try {
    await database.migrate();
    const { change, link } = await makeAdmin(database.db, config, email, new Date());
    const more = 'Two-step sign-in, where it was on, is off: set it up again in the profile.';
    const hint = `Open this address within ${LINK_HOURS} hours to set a password; it works once:`;
    process.stdout.write(
      `${[WORDS[change], ...(change === 'created' ? [] : [more]), hint, link].join('\n')}\n`,
    );
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
