import type { FastifyInstance } from 'fastify';

const DRAIN_MS = 10_000;

/**
 * On SIGTERM or SIGINT: not ready, no new connections, open requests are answered for at most
 * 10 s, then the database is closed and its lock given back.
 */
export function stopGracefully(app: FastifyInstance): void {
  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    app.log.info({ signal }, 'stopping');
    app.startStopping();
    const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
    app.close().then(
      () => clearTimeout(cut),
      (error: unknown) => {
        app.log.error(error, 'stopping failed');
        process.exitCode = 1;
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
