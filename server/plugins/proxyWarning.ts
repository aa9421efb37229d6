import fp from 'fastify-plugin';
import type { Config } from '../config';

/** Says once, in production, that a proxy passes requests on which this server does not trust. */
export const proxyWarningPlugin = fp<{ config: Config }>(
  (app, { config }, done) => {
    let isDone = !config.production || config.trustProxy !== false;
    app.addHook('onRequest', (request, _reply, next) => {
      if (!isDone && request.headers['x-forwarded-for'] !== undefined) {
        isDone = true;
        app.log.warn(
          'a proxy passes requests on, but TRUST_PROXY is not set: all visitors count as one, so one of them can lock out the others',
        );
      }
      next();
    });
    done();
  },
  { name: 'proxyWarning' },
);
