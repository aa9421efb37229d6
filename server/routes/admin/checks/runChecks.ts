import { statfs } from 'node:fs/promises';
import { and, lt, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CHECKS, type Check, type CheckName } from '../../../../domain/contract/admin/checks';
import { mails } from '../../../db/outside';
import { isOpen } from '../../../mail/queue';

type Found = Omit<Check, 'name'>;

const good = (text: string): Found => ({ state: 'good', text });
const warning = (text: string): Found => ({ state: 'warning', text });
const bad = (text: string): Found => ({ state: 'bad', text });

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

type Run = (app: FastifyInstance, request: FastifyRequest) => Promise<Found>;

const RUN: Record<CheckName, Run> = {
  async database({ db, database }) {
    const begun = performance.now();
    const { rows } = (await db.execute(sql`show server_version`)) as {
      rows: { server_version: string }[];
    };
    const took = Math.max(1, Math.round(performance.now() - begun));
    const version = rows[0]?.server_version ?? '';
    return database.kind === 'postgres'
      ? good(`PostgreSQL ${version} answers in ${took} ms.`)
      : warning(
          `The embedded database answers in ${took} ms. It serves one process and is meant for trying the product: set DATABASE_URL for PostgreSQL.`,
        );
  },

  async clock({ db, now }) {
    const { rows } = (await db.execute(
      sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`,
    )) as { rows: { at: number }[] };
    const difference = Math.abs((rows[0]?.at ?? 0) - now().getTime());
    return difference <= MOST_CLOCK_DIFFERENCE
      ? good('Server and database agree on the time.')
      : bad(
          `Server and database differ by ${Math.round(difference / 1000)} seconds. Let both set their clocks by NTP.`,
        );
  },

  async mail({ config, mailer }) {
    if (config.smtpUrl === null) {
      return warning(
        'No mail server is set, so emails are written to files and reach nobody. Set SMTP_URL.',
      );
    }
    const host = new URL(config.smtpUrl).host;
    try {
      await within(mailer.verify());
      return good(`The mail server at ${host} takes emails from us.`);
    } catch {
      return bad(
        `The mail server at ${host} does not take emails from us. Check SMTP_URL: address, port, user and password.`,
      );
    }
  },

  async mailQueue({ db, now }) {
    const oldest = new Date(now().getTime() - LATE_MAIL);
    const late = await db.$count(mails, and(isOpen, lt(mails.created_at, oldest)));
    const waiting = await db.$count(mails, isOpen);
    return late === 0
      ? good(`${waiting} ${waiting === 1 ? 'email waits' : 'emails wait'} to be sent.`)
      : warning(
          `${late} of ${waiting} emails have waited for more than 15 minutes. The mail server may refuse them for now: the log says why.`,
        );
  },

  async publicAddress({ config }) {
    const { publicUrl, production } = config;
    try {
      const answer = await fetch(`${publicUrl}/healthz`, {
        signal: AbortSignal.timeout(PATIENCE),
        redirect: 'manual',
      });
      const body = answer.ok ? await answer.text() : '';
      if (!body.includes('"status":"ok"')) {
        return bad(
          `${publicUrl} answers ${answer.status}, but not as this product does. Check PUBLIC_URL and the proxy.`,
        );
      }
    } catch {
      return warning(
        `${publicUrl} cannot be reached from this machine. Open it elsewhere; if it fails there too, check PUBLIC_URL, the name server and the proxy.`,
      );
    }
    return production && !publicUrl.startsWith('https:')
      ? bad(`${publicUrl} is not encrypted. Passwords can be read on the way: serve it by https.`)
      : good(`${publicUrl} leads here.`);
  },

  proxy({ config }, { headers, ip }) {
    const isPassedOn = headers['x-forwarded-for'] !== undefined;
    if (isPassedOn && config.trustProxy === false) {
      return Promise.resolve(
        bad(
          'A proxy passes requests on, but TRUST_PROXY is not set: all visitors count as one, so one of them can lock out the others. Set it to the number of proxies.',
        ),
      );
    }
    return Promise.resolve(
      isPassedOn
        ? good(`Requests come through a proxy. Yours came from ${ip}; that should be your address.`)
        : good(`Requests come without a proxy. Yours came from ${ip}.`),
    );
  },

  async disk({ config, database }) {
    const { bavail, bsize } = await statfs(config.dataDir).catch(() => statfs('.'));
    const free = bavail * bsize;
    const words = `${(free / GIGABYTE).toFixed(1)} GB are free where ${database.kind === 'pglite' ? 'the database' : 'DATA_DIR'} is.`;
    if (free < NO_SPACE) return bad(`${words} Make room now: nothing can be saved without it.`);
    return free < LITTLE_SPACE ? warning(`${words} Make room soon.`) : good(words);
  },
};

/** Looks at what the product needs; a check that fails says so and ends no other. */
export const runChecks = (app: FastifyInstance, request: FastifyRequest): Promise<Check[]> =>
  Promise.all(
    CHECKS.map(async (name) => {
      try {
        return { name, ...(await RUN[name](app, request)) };
      } catch (error) {
        app.log.error({ check: name, err: error }, 'a check of the installation failed');
        return { name, ...bad('This could not be checked. The log says why.') };
      }
    }),
  );
