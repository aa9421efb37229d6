import { stat } from 'node:fs/promises';
import { readConfig, type Config } from '../config';
import { SECRETS } from '../secretFiles';
import type { Database } from '../db/database';
import { lastApplied, lastKnown } from '../db/migrations';
import { openDatabase } from '../db/openDatabase';
import {
  checkConnections,
  checkReplica,
  isPoolerRefusing,
  POOLER_WITHOUT_DIRECT,
} from './checkConnections';
import { createMailer } from '../mail/mailer';
import {
  bad,
  good,
  INSTALLATION_CHECKS,
  warning,
  type Found,
} from '../routes/admin/checks/runChecks';

export type Finding = Found & { name: string };

/** Fewer different characters are no secret, however long. */
const FEWEST_CHARACTERS = 10;
/** Readable by everybody on the machine. */
const FOR_ALL = 0o004;

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)) || 'no reason given';

function readOrFind(env: NodeJS.ProcessEnv): Config | Finding[] {
  try {
    return readConfig(env);
  } catch (error) {
    const [, ...lines] = reasonOf(error).split('\n');
    return lines.map((line) => ({ name: 'Configuration', ...bad(line.trim()) }));
  }
}

async function checkSecrets(env: NodeJS.ProcessEnv, config: Config): Promise<Found> {
  const { jwtSecret } = config;
  if (jwtSecret !== null && new Set(jwtSecret).size < FEWEST_CHARACTERS) {
    return bad('JWT_SECRET can be guessed. Use the output of "openssl rand -base64 32".');
  }
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`];
    if (file && ((await stat(file)).mode & FOR_ALL) !== 0) {
      return bad(`Everybody on this machine can read ${file}. Run: chmod 600 ${file}`);
    }
  }
  return jwtSecret === null
    ? warning('JWT_SECRET is not set: one was made and is kept in the database.')
    : good('Secrets are long, and only this user can read their files.');
}

/** From outside a request it shows only that something must stand in front of this server. */
function checkProxy({ publicUrl, trustProxy }: Config): Found {
  if (!publicUrl.startsWith('https:')) {
    return good('PUBLIC_URL is not https, so no proxy is needed in front of this server.');
  }
  return trustProxy === false
    ? bad(
        'PUBLIC_URL is https and this server speaks http, so a proxy stands in front of it, but TRUST_PROXY is not set: all visitors count as one, so one of them can lock out the others. Set it to the number of proxies, such as 1.',
      )
    : good('The proxy in front of this server is trusted.');
}

async function checkMigrations({ db }: Database): Promise<Found> {
  const applied = await lastApplied(db);
  const known = lastKnown();
  if (applied === null) return warning('The database is empty. Run: kijani migrate');
  if (applied < known) {
    return bad('The database has the schema of an older version. Run: kijani migrate');
  }
  return applied > known
    ? bad('The database has the schema of a newer version. Install that version.')
    : good('The database has the schema of this version.');
}

async function openOrFind(config: Config): Promise<Database | Found> {
  try {
    const database = await openDatabase(config, () => undefined);
    try {
      await database.db.execute('select 1');
      return database;
    } catch (error) {
      await database.close();
      throw error instanceof Error && error.cause ? error.cause : error;
    }
  } catch (error) {
    return isPoolerRefusing(error)
      ? bad(POOLER_WITHOUT_DIRECT)
      : bad(`The database cannot be used: ${reasonOf(error)}. Check DATABASE_URL.`);
  }
}

/** Looks at all that a running product needs; says of each what was found and what to do. */
export async function examine(env: NodeJS.ProcessEnv, now = () => new Date()): Promise<Finding[]> {
  const config = readOrFind(env);
  if (Array.isArray(config)) return config;
  const findings: Finding[] = [{ name: 'Configuration', ...good('Every variable can be read.') }];
  const look = async (name: string, check: () => Promise<Found> | Found) => {
    try {
      findings.push({ name, ...(await check()) });
    } catch (error) {
      findings.push({ name, ...bad(`This could not be checked: ${reasonOf(error)}`) });
    }
  };
  const database = await openOrFind(config);
  const mailer = createMailer(config);
  if ('state' in database) findings.push({ name: 'Database', ...database });
  else {
    const installation = { config, database, db: database.db, mailer, now };
    const { database: checkDatabase, mailQueue, clock, disk, files } = INSTALLATION_CHECKS;
    await look('Database', () => checkDatabase(installation));
    await look('Migrations', () => checkMigrations(database));
    if (config.databaseUrl !== null) {
      await look('Connections', () => checkConnections(config, database.db));
    }
    if (config.databaseReplicaUrl !== null) {
      await look('Replica', () => checkReplica(config, database.db));
    }
    await look('Clock', () => clock(installation));
    await look('Emails on their way', () => mailQueue(installation));
    await look('Disk', () => disk(installation));
    await look('Files', () => files(installation));
    await database.close();
  }
  const { mail, publicAddress } = INSTALLATION_CHECKS;
  await look('Mail server', () => mail({ config, mailer }));
  await look('Public address', () => publicAddress({ config }));
  await look('Proxy', () => checkProxy(config));
  await look('Secrets', () => checkSecrets(env, config));
  mailer.close();
  return findings;
}
