import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { t } from '../../domain/language';
import { Failure } from './failures';

interface Known {
  pattern: RegExp;
  methods: Set<string>;
}

const toPattern = (url: string): RegExp => {
  const path = url
    .replace(/\/$/, '')
    .replace(/[.\\^$+?()[\]{}|]/g, '\\$&')
    .replace(/:[A-Za-z_]\w*/g, '[^/]+')
    .replace(/\*$/, '.*');
  return new RegExp(`^${path}/?$`);
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Throws 405 with Allow when the path exists, but not with this method. */
    refuseMethod(request: FastifyRequest): void;
  }
}

/** Fastify answers 404 to a wrong method; the contract says 405. */
export const methodsPlugin = fp(
  (app, _options, done) => {
    const known = new Map<string, Known>();
    app.addHook('onRoute', ({ url, method }) => {
      if (url === '*' || url === '/*') return;
      const entry = known.get(url) ?? { pattern: toPattern(url), methods: new Set() };
      for (const name of [method].flat()) entry.methods.add(name);
      known.set(url, entry);
    });

    app.decorate('refuseMethod', (request: FastifyRequest) => {
      const path = request.url.split('?', 1)[0] ?? '';
      const matching = [...known.values()].filter(({ pattern }) => pattern.test(path));
      const allowed = [...new Set(matching.flatMap(({ methods }) => [...methods]))];
      if (allowed.length === 0 || allowed.includes(request.method)) return;
      const detail = t('Method "{method}" not allowed.', { method: request.method });
      throw new Failure(405, { detail }, { Allow: allowed.join(', ') });
    });
    done();
  },
  { name: 'methods' },
);
