import fp from 'fastify-plugin';
import { mayReadReplica, onPrimary, onReplica } from '../db/readContext';
import { isInnerRead } from '../pages/innerRead';

const READS = new Set(['GET', 'HEAD']);

/**
 * Public answers that are the same for everybody may be read from a replica. Whoever is signed in reads from the
 * database itself, and so does this process from each write that it answers until the replica has it (ADR 62).
 */
export const replicaPlugin = fp(
  (app, _options, done) => {
    app.addHook('onRequest', (request, _reply, next) => {
      const { config } = request.routeOptions;
      const isForAll = request.is404 || config.page === true || config.reads !== undefined;
      // What a page is made of comes from where the page does.
      const isAllowed = isInnerRead(request)
        ? mayReadReplica()
        : READS.has(request.method) && isForAll && request.headers.authorization === undefined;
      (isAllowed ? onReplica : onPrimary)(next);
    });
    app.addHook('onSend', (request, _reply, _payload, next) => {
      if (!READS.has(request.method)) app.database.changed?.();
      next();
    });
    done();
  },
  { name: 'replica', dependencies: ['database'] },
);
