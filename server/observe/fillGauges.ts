import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics';
import { readBuild } from './readBuild';
import { readFigures, readFreeSpace } from './readFigures';

const toSeconds = (date: Date): number => date.getTime() / 1_000;

type Figures = Awaited<ReturnType<typeof readFigures>>;

function fillFromDatabase(metrics: Metrics, figures: Figures): void {
  const { size, mails, backupAt, jobs, processes } = figures;
  metrics.databaseBytes.set(size.bytes);
  metrics.databaseConnections.set(size.connections);
  metrics.databaseConnectionsMax.set(size.connections_max);
  for (const [channel, { waiting, oldest, givenUp }] of Object.entries(mails)) {
    metrics.mailWaiting.set({ channel }, waiting);
    metrics.mailOldest.set({ channel }, oldest);
    metrics.mailGivenUp.set({ channel }, givenUp);
  }
  metrics.backup.set(backupAt ? toSeconds(backupAt) : 0);
  for (const { name: job, succeeded_at, failures } of jobs) {
    if (succeeded_at) metrics.jobSuccess.set({ job }, toSeconds(succeeded_at));
    metrics.jobFailures.set({ job }, failures);
  }
  metrics.processes.set(processes.length);
}

function fillFromProcess({ metrics, database, jobRuns, caches }: FastifyInstance): void {
  for (const [state, count] of Object.entries(database.connections?.() ?? {})) {
    metrics.pool.set({ state }, count);
  }
  const behind = database.replicaBehind?.() ?? null;
  if (behind === null) metrics.replicaBehind.remove();
  else metrics.replicaBehind.set(behind / 1_000);
  metrics.jobRuns.reset();
  for (const [job, { runs, failures }] of jobRuns.states()) {
    metrics.jobRuns.inc({ job, result: 'succeeded' }, runs - failures);
    metrics.jobRuns.inc({ job, result: 'failed' }, failures);
  }
  metrics.cacheHits.reset();
  metrics.cacheMisses.reset();
  for (const [cache, read] of caches) {
    const { hits, misses, entries, bytes } = read();
    metrics.cacheHits.inc({ cache }, hits);
    metrics.cacheMisses.inc({ cache }, misses);
    metrics.cacheEntries.set({ cache }, entries);
    metrics.cacheBytes.set({ cache }, bytes);
  }
  const { version, commit } = readBuild();
  metrics.build.set({ version, commit: commit ?? '' }, 1);
}

/** Nothing is said of the database while it does not answer, instead of what it said last. */
function forgetDatabase(metrics: Metrics): void {
  const { databaseBytes, databaseConnections, databaseConnectionsMax, backup, processes } = metrics;
  const plain = [databaseBytes, databaseConnections, databaseConnectionsMax, backup, processes];
  for (const gauge of plain) gauge.remove();
  const { mailWaiting, mailOldest, mailGivenUp, jobSuccess, jobFailures } = metrics;
  for (const gauge of [mailWaiting, mailOldest, mailGivenUp, jobSuccess, jobFailures])
    gauge.reset();
}

/** Sets what is read when it is asked for, which takes five short queries. */
export async function fillGauges(app: FastifyInstance): Promise<void> {
  const { metrics } = app;
  fillFromProcess(app);
  metrics.diskFree.set(await readFreeSpace(app.config.dataDir));
  forgetDatabase(metrics);
  try {
    fillFromDatabase(metrics, await readFigures(app));
    metrics.databaseUp.set(1);
  } catch (error) {
    app.log.error(error, 'the figures of the database could not be read');
    metrics.databaseUp.set(0);
  }
}
