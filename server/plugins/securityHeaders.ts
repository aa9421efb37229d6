import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { GRID_STYLES } from '../../domain/gridStyles';
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

/**
 * No text becomes a script or HTML but by the page's default policy (`createDefaultPolicy`, ADR 27). Not where
 * visits are recorded: the service writes scripts of its own.
 */
const TRUSTED_TYPES = { 'require-trusted-types-for': "'script'", 'trusted-types': 'default' };

const isHttps = ({ publicUrl }: Config): boolean => publicUrl.startsWith('https:');

export const CSP_REPORTS = '/mainapp/csp-reports/';

/** The texts of the elements in the page that a browser may take as they are. */
export interface InlineTexts {
  scripts: readonly string[];
  styles: readonly string[];
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

const allow = (hashes: Iterable<string>): string =>
  [...hashes].map((hash) => ` 'sha256-${hash}'`).join('');

/**
 * For the SPA's page. It names no nonce, which would be another for each answer, so that pages can be kept.
 * Emotion and the toasts insert rules into empty elements. Safari 14 knows no `style-src-elem`.
 */
export function pagePolicy(config: Config, { scripts, styles }: InlineTexts): string {
  const analytics = config.analyticsSiteId === null ? { script: '', connect: '' } : ANALYTICS;
  const apiHost = config.apiHost && ` ${new URL(config.apiHost).origin}`;
  return policy({
    'default-src': "'none'",
    'script-src': `'self'${allow(scripts.map(hashOf))}${analytics.script}`,
    'style-src': `'self'${allow([...['', ...styles].map(hashOf), ...GRID_STYLES])}`,
    'font-src': "'self'",
    'img-src': `'self' data:${apiHost}`,
    'connect-src': `'self'${apiHost}${analytics.connect}`,
    // Previews of the newsletter.
    'frame-src': `'self'${apiHost}`,
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    ...(config.analyticsSiteId === null && TRUSTED_TYPES),
    'report-uri': CSP_REPORTS,
    ...(isHttps(config) && { 'report-to': 'csp' }),
  });
}

/** Where `report-to` leads. Browsers take it over https alone, and then leave `report-uri` aside. */
export const reportingEndpoints = (config: Config): Record<string, string> =>
  isHttps(config) ? { 'Reporting-Endpoints': `csp="${CSP_REPORTS}"` } : {};

/** Sent with every answer, errors included. */
export const securityHeaders = (config: Config): Record<string, string> => ({
  'Content-Security-Policy': NOTHING,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  ...(isHttps(config) && {
    'Strict-Transport-Security': 'max-age=31536000',
  }),
});

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For how long caches may keep the answer that a visitor gets. */
    cacheSeconds?: number;
    /** Pages of other sites may show or load it without asking. */
    crossOrigin?: boolean;
  }
}

/** Whether caches may keep the answer: the route says so and nobody is signed in. */
export const isShared = ({ headers, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.cacheSeconds !== undefined && !headers.authorization;

/** Also for how long an answer may be kept. */
export const securityHeadersPlugin = fp<{ config: Config }>(
  (app, { config }, done) => {
    const headers = securityHeaders(config);
    app.addHook('onRequest', (request, reply, next) => {
      const { cacheSeconds = 0, crossOrigin } = request.routeOptions.config;
      reply.headers({
        ...headers,
        ...(crossOrigin && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
        Vary: 'Authorization',
        'Cache-Control': isShared(request)
          ? `public, max-age=${cacheSeconds}`
          : 'private, no-store',
      });
      next();
    });
    done();
  },
  { name: 'securityHeaders' },
);
