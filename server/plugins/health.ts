import { sql } from 'drizzle-orm';
import fp from 'fastify-plugin';
import { Type } from 'typebox';
import { migrationState } from '../db/migrations';
import { unavailable } from './failures';

declare module 'fastify' {
  interface FastifyInstance {
    /** From here on `/readyz` answers 503, so that no new requests are sent here. */
    startStopping(): void;
  }
}

const Status = Type.Object({ status: Type.String() });

/** `/healthz`: the process answers. `/readyz`: so does the database, with the schema we know. */
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

    app.get('/healthz', { config, schema, logLevel }, () => ({ status: 'ok' }));

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
