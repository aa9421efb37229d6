import { sql } from 'drizzle-orm';
import fp from 'fastify-plugin';
import { Type } from 'typebox';
import { migrationState } from '../db/migrations';
import { unavailable } from './failures';

declare module 'fastify' {
  interface FastifyInstance {
    /** From here on both answer 503, so that no new requests are sent here. */
    startStopping(): void;
  }
}

const Status = Type.Object({ status: Type.String() });

/**
 * `/healthz`: the process takes requests. Without the database, too: what is kept goes on, so a proxy must ask this one.
 * `/readyz`: the database answers as well, with the schema we know.
 */
export const healthPlugin = fp(
  (app, _options, done) => {
    let isStopping = false;
    app.decorate('startStopping', () => {
      isStopping = true;
    });
    const schema = { response: { 200: Status }, tags: ['operations'] };
    const config = { public: true };
    // Proxies ask every second.
    const logLevel = 'warn';

    app.get('/healthz', { config, schema, logLevel }, () => {
      if (isStopping) throw unavailable(10);
      return { status: 'ok' };
    });

    app.get('/readyz', { config, schema, logLevel }, async () => {
      if (isStopping) throw unavailable(10);
      await app.db.execute(sql`select 1`);
      if ((await migrationState(app.db)) !== 'current') throw unavailable(10);
      return { status: 'ready' };
    });
    done();
  },
  { name: 'health', dependencies: ['database'] },
);
