import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { LoadReport } from './loadGenerator';
import type { Site } from './loadSite';
import { warmUp, warmUps, type Facts } from './loadTraffic';

/** Longer than `Retry-After` of a page, so that who comes back then does not meet the next outage. */
const BETWEEN = 12_000;
/** Longer than `Retry-After` of a write, so that writes are repeated in vain, too. */
const AWAY = 4_000;
/** So few that they are kept again before it goes once more. */
const PAGES = 20;

const countReports = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ count: string }>('select count(*) from abuse_reports');
  return Number(rows[0]?.count);
};

async function ask<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await client.connect();
  return work(client).finally(() => client.end());
}

/**
 * Takes PostgreSQL away from a site in use and gives it back, again and again. Pages that were kept when it went are
 * asked for meanwhile. `isQuiet`: nothing may be written now, so that what is kept is up to date when it goes.
 */
export async function startOutages(site: Site, origins: string[], facts: Facts) {
  const reportsBefore = await ask(countReports);
  const pages = warmUps(facts).slice(0, PAGES);
  const statuses = new Map<number, number>();
  const stopping = new AbortController();
  let isQuiet = false;
  let count = 0;
  let slowest = 0;

  async function askForKept(): Promise<void> {
    const end = performance.now() + AWAY;
    while (performance.now() < end) {
      for (const origin of origins)
        for (const { path, headers } of pages) {
          const status = await fetch(origin + path, { headers }).then(
            async (answer) => (await answer.arrayBuffer(), answer.status),
            () => 0,
          );
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (performance.now() >= end) return;
        }
    }
  }

  const untilReady = async (origin: string): Promise<void> => {
    while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) await delay(20);
  };

  const running = (async () => {
    while (!stopping.signal.aborted) {
      isQuiet = true;
      await warmUp(
        site.processes.map(({ origin }) => origin),
        pages,
      );
      await site.postgres.stop();
      isQuiet = false;
      await askForKept();
      await site.postgres.start();
      const back = performance.now();
      await Promise.all(site.processes.map(({ origin }) => untilReady(origin)));
      slowest = Math.max(slowest, performance.now() - back);
      count += 1;
      await delay(BETWEEN);
    }
  })();
  running.catch(() => undefined);

  return {
    isQuiet: () => isQuiet,
    /** Prints what was seen; returns how much of it was wrong. */
    async stop(report: LoadReport): Promise<number> {
      stopping.abort();
      await running;
      const rows = (await ask(countReports)) - reportsBefore;
      const acknowledged = report.get('report')?.done ?? 0;
      const kept = [...statuses].map(([status, times]) => `${status}: ${times}`).join(', ');
      console.log(`PostgreSQL was away ${count} times, for ${AWAY / 1000} s each`);
      console.log(`  pages that were kept when it went  ${kept}`);
      console.log(`  ready again after at most          ${slowest.toFixed(0)} ms`);
      console.log(`  reports acknowledged, and rows     ${acknowledged}, ${rows}`);
      const notKept = [...statuses].filter(([status]) => status !== 200);
      return notKept.reduce((sum, [, times]) => sum + times, Math.abs(acknowledged - rows));
    },
  };
}
