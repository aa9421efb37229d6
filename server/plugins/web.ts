import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { CHART_PICTURES } from '../../domain/chartPictures';
import { pagePatterns } from '../../domain/pages';
import type { RenderPage } from '../../domain/rendering';
import type { Config } from '../config';
import { manifestOf } from '../pages/manifest';
import { PROGRAMS } from '../pages/pagesFolder';
import { openRenderThread } from '../pages/renderThread';
import { startOfArea } from '../pages/pagePattern';
import { readPageScripts } from '../pages/pageScripts';
import { createSendPage } from '../pages/sendPage';
import { withBoot } from '../pages/template';
import { wantsPage } from '../pages/wantsPage';
import { serveAssets, type AssetsOptions } from './assets';
import { varyBy } from './compression';
import { notFound } from './failures';

const TEMPLATE = 'index.html';
const HOUR = 3600;

/** Of files that do more than to be shown, beside those of all answers. */
const HEADERS: Record<string, Record<string, string>> = {
  // Browsers look for a new one at each visit. What it asks for comes from here.
  'sw.js': {
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
  },
  // The worker shows it in place of a page that it has not kept.
  'offline.html': {
    'Cache-Control': 'no-cache',
    'Content-Security-Policy':
      "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  },
};

interface Options {
  config: Config;
  /** The built SPA. */
  dist: string;
  /** Renders pages in place of what was built. */
  renderPage?: RenderPage | undefined;
  assets?: AssetsOptions | undefined;
}

const sendNotBuilt = async (_request: FastifyRequest, reply: FastifyReply) =>
  reply.code(503).type('text/plain').send('The pages are not built: npm run build\n');

function readTemplate(dist: string): string {
  const template = readFileSync(path.join(dist, TEMPLATE), 'utf8');
  const boot = path.join(dist, '.server', 'boot.js');
  return existsSync(boot) ? withBoot(template, readFileSync(boot, 'utf8').trim()) : template;
}

/** Serves the built SPA: files as they are, and its page for the addresses that it knows. */
export const webPlugin = fp<Options>(
  async (app, { config, dist, renderPage, assets = {} }) => {
    const isBuilt = existsSync(path.join(dist, TEMPLATE));
    const thread = renderPage ? null : openRenderThread(app, dist);
    if (thread) {
      app.addHook('onListen', (done) => {
        thread.start();
        done();
      });
      app.addHook('onClose', () => thread.close());
    }
    const sendPage = isBuilt
      ? createSendPage(
          app,
          readTemplate(dist),
          readPageScripts(dist),
          renderPage ?? thread?.renderPage ?? null,
        )
      : sendNotBuilt;

    await app.register(async (scope) => {
      scope.addHook('onRoute', (route) => {
        route.config = { ...route.config, public: true, page: true };
        route.schema = { ...route.schema, hide: true };
      });
      for (const pattern of Object.values(pagePatterns(config.productSlug))) {
        scope.get(pattern, sendPage);
        const start = startOfArea(pattern);
        if (start) scope.get(start, { config: { pagePattern: pattern } }, sendPage);
      }
      scope.get('/manifest.webmanifest', ({ headers }, reply) =>
        varyBy(reply, 'Save-Data')
          .header('Cache-Control', `public, max-age=${HOUR}`)
          .type('application/manifest+json')
          .send(JSON.stringify(manifestOf(config, headers['save-data'] === 'on'))),
      );
      if (!isBuilt) return;
      await serveAssets(scope, dist, assets);
      if (existsSync(path.join(dist, CHART_PICTURES))) {
        await scope.register(fastifyStatic, {
          root: path.join(dist, CHART_PICTURES),
          prefix: `/${CHART_PICTURES}/`,
          index: false,
          decorateReply: false,
          maxAge: HOUR * 1000,
        });
      }
      const others = readdirSync(dist, { withFileTypes: true }).filter(
        (entry) =>
          entry.isFile() &&
          ![TEMPLATE, ...PROGRAMS].includes(entry.name) &&
          !/^\.|\.(br|gz)$/.test(entry.name),
      );
      for (const { name } of others) {
        scope.get(`/${name}`, { config: { crossOrigin: true } }, (_request, reply) =>
          reply.headers(HEADERS[name] ?? {}).sendFile(name, dist, {
            maxAge: HOUR * 1000,
            immutable: false,
            cacheControl: !(name in HEADERS),
          }),
        );
      }
    });

    app.setNotFoundHandler(async (request, reply) => {
      app.refuseMethod(request);
      if (!wantsPage(request)) throw notFound();
      return sendPage(request, reply);
    });
  },
  { name: 'web', dependencies: ['database', 'dataVersion', 'methods'] },
);
