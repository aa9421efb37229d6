import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const DRAIN_MS = 10_000;
/** What then still waits, for a database that is silent, is left: nothing that was not committed is promised to anybody. */
const CLOSE_MS = 5_000;

/**
 * On SIGTERM or SIGINT: not healthy, so that a proxy sends what comes to another process, which takes it
 * `STOP_DELAY_SECONDS` to notice, or until a second signal. Then no new connections; open requests are answered for at most
 * 10 s, then the database is closed and its lock given back, or the process ends without it, by code 1, 5 s later.
 */
export function stopGracefully(app: FastifyInstance): void {
  const second = new AbortController();
  let isStopping = false;

  async function stop(signal: NodeJS.Signals): Promise<void> {
    isStopping = true;
    app.log.info({ signal }, 'stopping');
    app.startStopping();
    const wait = app.config.stopDelaySeconds * 1000;
    await delay(wait, null, { signal: second.signal }).catch(() => undefined);
    const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
    setTimeout(() => {
      app.log.error('something did not close in time');
      process.exit(1);
    }, DRAIN_MS + CLOSE_MS).unref();
    try {
      await app.close();
      clearTimeout(cut);
    } catch (error) {
      app.log.error(error, 'stopping failed');
      process.exitCode = 1;
    }
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (isStopping) second.abort();
      else void stop(signal);
    });
}
