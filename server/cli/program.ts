import { Argument, Command } from 'commander';
import { readConfig, type Config } from '../config';
import { readSecret } from '../secretFiles';
import type { Database } from '../db/database';
import { openDatabase } from '../db/openDatabase';
import { moveToDatabase, moveToStore, type Moved } from '../files/moveFiles';
import { createObjectStore } from '../files/objectStore';
import { removeObjects } from '../files/removeObjects';
import { noteBackup } from '../observe/readFigures';
import { accountsRepository } from '../routes/accounts/repository';
import { demoAccountLines } from '../seed/accounts';
import { seedRefusal } from '../seed/refusal';
import { backUp } from './backup';
import { examine } from './doctor';
import { makeAdmin, type MadeAdmin } from './makeAdmin';
import { LINK_HOURS } from './operator';
import { reindex } from './reindex';
import { restore } from './restore';
import { listUsers, resetUser, suspendUser } from './users';

interface Surroundings {
  env: NodeJS.ProcessEnv;
  say: (line: string) => void;
  now: () => Date;
}

const ADMIN_WORDS: Record<MadeAdmin['change'], string> = {
  created: 'A new account was made, and it is an admin.',
  promoted: 'The account is an admin now. Who was signed in to it is signed out.',
  unchanged: 'The account was an admin already.',
};

const LINK_WORDS = `Open this address within ${LINK_HOURS} hours to set a password; it works once:`;

/**
 * The commands of an operator. An action throws an Error whose message says what is wrong; `result` says whether
 * `doctor` has found nothing to mend.
 */
export function createProgram({ env, say, now }: Surroundings) {
  const result = { isHealthy: true };
  const program = new Command('kijani')
    .description('Commands for whoever runs the site. They read the same variables as the server.')
    .showHelpAfterError();

  async function withDatabase(
    work: (database: Database, config: Config) => Promise<void>,
    { migrates = true } = {},
  ): Promise<void> {
    const config = readConfig(env);
    const database = await openDatabase(config, () => undefined, { isDirect: true });
    try {
      if (migrates) await database.migrate();
      await work(database, config);
    } finally {
      await database.close();
    }
  }

  function tellMoved({ files, broken }: Moved): void {
    say(files === 1 ? '1 file was moved.' : `${files} files were moved, counting each size.`);
    if (broken.length === 0) return;
    say(`These files are lost or damaged in the store: ${broken.join(', ')}`);
    result.isHealthy = false;
  }

  const password = (): string | null => readSecret(env, 'BACKUP_PASSWORD');

  const admin = program.command('admin').description('make admins');
  for (const [name, isNew] of [
    ['create', true],
    ['promote', false],
  ] as const) {
    admin
      .command(name)
      .argument('<email>')
      .description(
        isNew
          ? 'make a new account that is an admin, and print a link to set its password'
          : 'make an account an admin, switch its two-step sign-in off, and print a link to set its password',
      )
      .action((email: string) =>
        withDatabase(async ({ db }, config) => {
          const known = await accountsRepository(db).byEmail(email);
          if (known && isNew) {
            throw new Error(`${email} has an account already: kijani admin promote ${email}`);
          }
          if (!known && !isNew) {
            throw new Error(`${email} has no account: kijani admin create ${email}`);
          }
          const { change, link } = await makeAdmin(db, config, email, now());
          say(ADMIN_WORDS[change]);
          if (!isNew)
            say('Two-step sign-in, where it was on, is off: set it up again in the profile.');
          say(LINK_WORDS);
          say(link);
        }),
      );
  }

  program
    .command('migrate')
    .description(
      'bring the database to the schema of this version; the server does so too when it starts',
    )
    .action(async () => {
      await withDatabase(() => Promise.resolve());
      say('The database has the schema of this version.');
    });

  program
    .command('doctor')
    .description(
      'look at configuration, database, mail, address, proxy, disk, clock and secrets; ends with 1 if anything needs mending',
    )
    .action(async () => {
      for (const { name, state, text } of await examine(env, now)) {
        say(`${state.padEnd(7)}  ${name}: ${text}`);
        if (state === 'bad') result.isHealthy = false;
      }
    });

  program
    .command('backup')
    .argument('<file>')
    .option(
      '--encrypt',
      'with the password in BACKUP_PASSWORD or in the file that BACKUP_PASSWORD_FILE names',
    )
    .description(
      'keep all that the database holds in one file; on PostgreSQL the server may go on meanwhile',
    )
    .action((file: string, { encrypt = false }: { encrypt?: boolean }) =>
      withDatabase(
        async ({ db }, config) => {
          if (encrypt && password() === null)
            throw new Error('Set BACKUP_PASSWORD to encrypt a backup.');
          const store = config.store && createObjectStore(config.store);
          const options = { file, password: encrypt ? password() : null, now: now(), store };
          const { broken } = await backUp(db, options);
          say(`${file} holds the database as it was at ${now().toISOString()}, with all files.`);
          if (broken.length === 0) {
            await noteBackup(db, now());
            return;
          }
          say(
            `But these files are lost or damaged in the store, and empty here: ${broken.join(', ')}`,
          );
          result.isHealthy = false;
        },
        { migrates: false },
      ),
    );

  program
    .command('restore')
    .argument('<file>')
    .option('--replace', 'delete what the database holds now')
    .description('put a backup into a database without accounts; stop the server first')
    .action((file: string, { replace = false }: { replace?: boolean }) =>
      withDatabase(
        async (database, { store }) => {
          const madeAt = await restore(database, { file, password: password(), replace });
          say(`The database is as it was at ${madeAt}, with all files.`);
          if (!store?.takesNew) return;
          say('Its files are moved to the store. If this ends early: kijani uploads move store');
          tellMoved(await moveToStore(database.db, createObjectStore(store), now));
        },
        { migrates: false },
      ),
    );

  program
    .command('uploads')
    .description('look after files of members')
    .command('move')
    .addArgument(new Argument('<to>', 'where they are to be').choices(['store', 'database']))
    .description(
      'move all files to the store of STORE_URL, or back to the database; the server may go on, and what was moved stays moved',
    )
    .action((to: string) =>
      withDatabase(async ({ db }, { store }) => {
        if (!store) throw new Error('Set STORE_URL to the address of the store.');
        const objects = createObjectStore(store);
        tellMoved(
          to === 'store' ? await moveToStore(db, objects, now) : await moveToDatabase(db, objects),
        );
        if (to === 'store') return;
        await removeObjects(db, objects, now());
        if (store.takesNew) {
          say('New files still go to the store: add new=no to STORE_URL, restart and move again.');
        }
      }),
    );

  program
    .command('seed')
    .option('--demo', 'say that a database in DATABASE_URL is for a demo')
    .description('write the demo data; refused in production')
    .action(async ({ demo = false }: { demo?: boolean }) => {
      const refusal = seedRefusal(readConfig(env), demo);
      if (refusal !== null) throw new Error(refusal);
      await withDatabase(async ({ db }, config) => {
        const [{ seedDemo }, { readDrawings }] = await Promise.all([
          import('../seed/seed'),
          import('../seed/drawings'),
        ]);
        const isWritten = await seedDemo(db, now(), readDrawings);
        if (!isWritten) say('The database already has users: nothing was written.');
        else
          for (const line of ['The demo data was written.', ...demoAccountLines(config)]) say(line);
      });
    });

  const user = program.command('user').description('look after accounts');
  user
    .command('list')
    .argument('[words]', 'of the email or the user name', '')
    .description('list accounts')
    .action((words: string) =>
      withDatabase(async ({ db }) => {
        const lines = await listUsers(db, words);
        for (const line of lines) say(line);
        say(lines.length === 1 ? '1 account' : `${lines.length} accounts`);
      }),
    );
  user
    .command('suspend')
    .argument('<email>')
    .option('--undo', 'let it in again')
    .description('sign an account out everywhere and let it in no more')
    .action((email: string, { undo = false }: { undo?: boolean }) =>
      withDatabase(async ({ db }) => {
        const isChanged = await suspendUser(db, email, undo, now());
        const state = undo ? 'active' : 'suspended';
        say(
          `The account of ${email} ${isChanged ? 'is' : 'was'} ${state}${isChanged ? ' now' : ' already'}.`,
        );
      }),
    );
  user
    .command('reset')
    .argument('<email>')
    .description('switch two-step sign-in off and print a link to set a password')
    .action((email: string) =>
      withDatabase(async ({ db }, config) => {
        say(LINK_WORDS);
        say(await resetUser(db, config, email, now()));
      }),
    );

  program
    .command('reindex')
    .description('make what searching reads anew')
    .action(() =>
      withDatabase(async ({ db }) => {
        await reindex(db);
        say('What searching reads was made anew.');
      }),
    );

  return { program, result };
}
