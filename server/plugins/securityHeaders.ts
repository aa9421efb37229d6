import fp from 'fastify-plugin';
import type { Config } from '../config';

const policy = (directives: Record<string, string>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** For answers that no browser should render: JSON, errors, files. */
const NOTHING = policy({
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
});

/** The third party of specification 2.7; allowed only where a site id is configured. */
const ANALYTICS = {
  script: ' https://static.hotjar.com https://script.hotjar.com',
  connect: ' https://*.hotjar.com https://*.hotjar.io wss://*.hotjar.com',
};

/** For the SPA's page. The nonce serves emotion's style elements and the page's own scripts. */
export function pagePolicy(nonce: string, config: Config): string {
  const analytics = config.analyticsSiteId === null ? { script: '', connect: '' } : ANALYTICS;
  const apiHost = config.apiHost && ` ${new URL(config.apiHost).origin}`;
  return policy({
    'default-src': "'none'",
    'script-src': `'self' 'nonce-${nonce}'${analytics.script}`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'font-src': "'self'",
    'img-src': `'self' data:${apiHost}`,
    'connect-src': `'self'${apiHost}${analytics.connect}`,
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
}

/** Sent with every answer, errors included. */
export const securityHeaders = (config: Config): Record<string, string> => ({
  'Content-Security-Policy': NOTHING,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  ...(config.publicUrl.startsWith('https:') && {
    'Strict-Transport-Security': 'max-age=31536000',
  }),
});

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For how long caches may keep the answer that a visitor gets. */
    cacheSeconds?: number;
  }
}

/** Also what may be kept: nothing, unless the route says so and nobody is signed in. */
export const securityHeadersPlugin = fp<{ config: Config }>(
  (app, { config }, done) => {
    const headers = securityHeaders(config);
    app.addHook('onRequest', (request, reply, next) => {
      const { cacheSeconds } = request.routeOptions.config;
      const isShared = cacheSeconds !== undefined && !request.headers.authorization;
      reply.headers({
        ...headers,
        Vary: 'Authorization',
        'Cache-Control': isShared ? `public, max-age=${cacheSeconds}` : 'private, no-store',
      });
      next();
    });
    done();
  },
  { name: 'securityHeaders' },
);
