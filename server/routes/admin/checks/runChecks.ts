import { statfs } from 'node:fs/promises';
import { and, lt, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  CHECKS,
  HEALTH_CHECK_NAMES,
  type Check,
  type CheckName,
  type HealthCheckName,
} from '../../../../domain/contract/admin/checks';
import { plural, t } from '../../../../domain/language';
import { mails } from '../../../db/schema/mails';
import { countPlaces, tryStore } from '../../../files/checkStore';
import { isOpen } from '../../../mail/mailStates';
import { readHealth } from '../../../observe/readHealth';
import { bad, good, warning, type Found } from './found';
import { HEALTH_CHECKS } from './healthChecks';

export { bad, good, warning, type Found };

/** Milliseconds. */
const PATIENCE = 5_000;
const MOST_CLOCK_DIFFERENCE = 5_000;
const LATE_MAIL = 15 * 60_000;

const GIGABYTE = 1e9;
const LITTLE_SPACE = 2 * GIGABYTE;
const NO_SPACE = GIGABYTE / 4;

const within = async <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** What is looked at: of a running server, or of one that is opened for this. */
export type Installation = Pick<FastifyInstance, 'config' | 'database' | 'db' | 'mailer' | 'now'>;

type Of<Names extends keyof Installation> = Pick<Installation, Names>;

type Run = (installation: Installation) => Promise<Found>;

/** What can be looked at without a request. */
export const INSTALLATION_CHECKS = {
  async database({ db, database }: Of<'db' | 'database'>) {
    const begun = performance.now();
    const { rows } = (await db.execute(sql`show server_version`)) as {
      rows: { server_version: string }[];
    };
    const took = Math.max(1, Math.round(performance.now() - begun));
    const version = rows[0]?.server_version ?? '';
    return database.kind === 'postgres'
      ? good(t('PostgreSQL {version} answers in {took} ms.', { version, took }))
      : warning(
          t(
            'The embedded database answers in {took} ms. It serves one process and is meant for trying the product: set DATABASE_URL for PostgreSQL.',
            { took },
          ),
        );
  },

  async clock({ db, now }: Of<'db' | 'now'>) {
    const { rows } = (await db.execute(
      sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`,
    )) as { rows: { at: number }[] };
    const difference = Math.abs((rows[0]?.at ?? 0) - now().getTime());
    return difference <= MOST_CLOCK_DIFFERENCE
      ? good(t('Server and database agree on the time.'))
      : bad(
          t('Server and database differ by {count} seconds. Let both set their clocks by NTP.', {
            count: Math.round(difference / 1000),
          }),
        );
  },

  async mail({ config, mailer }: Of<'config' | 'mailer'>) {
    if (config.isMailOff) {
      return warning(
        t('Emails are off (MAIL=off), so nobody can confirm an address or reset a password.'),
      );
    }
    if (config.smtpUrl === null) {
      return warning(
        t('No mail server is set, so emails are written to files and reach nobody. Set SMTP_URL.'),
      );
    }
    const host = new URL(config.smtpUrl).host;
    try {
      await within(mailer.verify());
      return good(t('The mail server at {host} takes emails from us.', { host }));
    } catch {
      return bad(
        t(
          'The mail server at {host} does not take emails from us. Check SMTP_URL: address, port, user and password.',
          { host },
        ),
      );
    }
  },

  async mailQueue({ db, now }: Of<'db' | 'now'>) {
    const oldest = new Date(now().getTime() - LATE_MAIL);
    const late = await db.$count(mails, and(isOpen, lt(mails.created_at, oldest)));
    const waiting = await db.$count(mails, isOpen);
    return late === 0
      ? good(plural(waiting, '# email waits to be sent.', '# emails wait to be sent.'))
      : warning(
          t(
            '{late} of {waiting} emails have waited for more than 15 minutes. The mail server may refuse them for now: the log says why.',
            { late, waiting },
          ),
        );
  },

  async publicAddress({ config }: Of<'config'>) {
    const { publicUrl, production } = config;
    try {
      const answer = await fetch(`${publicUrl}/healthz`, {
        signal: AbortSignal.timeout(PATIENCE),
        redirect: 'manual',
      });
      const body = answer.ok ? await answer.text() : '';
      if (!body.includes('"status":"ok"')) {
        return bad(
          t(
            '{address} answers {status}, but not as this product does. Check PUBLIC_URL and the proxy.',
            { address: publicUrl, status: answer.status },
          ),
        );
      }
    } catch {
      return warning(
        t(
          '{address} cannot be reached from this machine. Open it elsewhere; if it fails there too, check PUBLIC_URL, the name server and the proxy.',
          { address: publicUrl },
        ),
      );
    }
    return production && !publicUrl.startsWith('https:')
      ? bad(
          t('{address} is not encrypted. Passwords can be read on the way: serve it by https.', {
            address: publicUrl,
          }),
        )
      : good(t('{address} leads here.', { address: publicUrl }));
  },

  async disk({ config, database }: Of<'config' | 'database'>) {
    const { bavail, bsize } = await statfs(config.dataDir).catch(() => statfs('.'));
    const free = bavail * bsize;
    const size = (free / GIGABYTE).toFixed(1);
    const words =
      database.kind === 'pglite'
        ? t('{size} GB are free where the database is.', { size })
        : t('{size} GB are free where DATA_DIR is.', { size });
    if (free < NO_SPACE) {
      return bad(`${words} ${t('Make room now: nothing can be saved without it.')}`);
    }
    return free < LITTLE_SPACE ? warning(`${words} ${t('Make room soon.')}`) : good(words);
  },

  async files({ config: { store }, db, now }: Of<'config' | 'db' | 'now'>) {
    const { inDatabase, inStore, toRemove } = await countPlaces(db, now());
    if (store === null) {
      return inStore + toRemove === 0
        ? good(t('Files are kept in the database.'))
        : bad(
            t(
              'Files are in a store, but STORE_URL is not set: they cannot be opened, and those that were deleted are still there. Set STORE_URL.',
            ),
          );
    }
    const { host } = new URL(store.url);
    try {
      await tryStore(store);
    } catch {
      return bad(
        t(
          'The store for files at {host} does not work. Check STORE_URL: address, bucket, region and key.',
          { host },
        ),
      );
    }
    return store.takesNew && inDatabase > 0
      ? warning(
          t(
            'The store for files at {host} works. Older files are still in the database: kijani uploads move store',
            { host },
          ),
        )
      : good(t('The store for files at {host} works.', { host }));
  },
} satisfies Record<Exclude<CheckName, 'proxy' | HealthCheckName>, Run>;

function checkProxy({ config }: Installation, { headers, ip }: FastifyRequest): Found {
  const isPassedOn = headers['x-forwarded-for'] !== undefined;
  if (isPassedOn && config.trustProxy === false) {
    return bad(
      t(
        'A proxy passes requests on, but TRUST_PROXY is not set: all visitors count as one, so one of them can lock out the others. Set it to the number of proxies.',
      ),
    );
  }
  return isPassedOn
    ? good(
        t('Requests come through a proxy. Yours came from {ip}; that should be your address.', {
          ip,
        }),
      )
    : good(t('Requests come without a proxy. Yours came from {ip}.', { ip }));
}

const isOfHealth = (name: CheckName): name is HealthCheckName =>
  HEALTH_CHECK_NAMES.some((each) => each === name);

/** Looks at what the product needs; a check that fails says so and ends no other. */
export function runChecks(app: FastifyInstance, request: FastifyRequest): Promise<Check[]> {
  const health = readHealth(app);
  const run = async (name: CheckName): Promise<Found> => {
    if (name === 'proxy') return checkProxy(app, request);
    if (isOfHealth(name)) return HEALTH_CHECKS[name](await health, app.now());
    return INSTALLATION_CHECKS[name](app);
  };
  return Promise.all(
    CHECKS.map(async (name) => {
      try {
        return { name, ...(await run(name)) };
      } catch (error) {
        app.log.error({ check: name, err: error }, 'a check of the installation failed');
        return { name, ...bad(t('This could not be checked. The log says why.')) };
      }
    }),
  );
}
