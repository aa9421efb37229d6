import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { pagePatterns } from '../../domain/pages';
import type { Config } from '../config';
import { renderHead, renderSummary } from '../pages/head';
import { toScriptJson } from '../pages/html';
import { createPages, unavailablePage } from '../pages/pages';
import { fillTemplate, inlineScripts } from '../pages/template';
import type { PageView } from '../pages/view';
import { wantsPage } from '../pages/wantsPage';
import { offersGoogle } from '../routes/google/providers';
import { isDemo } from '../seed/isDemo';
import { notFound } from './failures';
import { pagePolicy, reportingEndpoints } from './securityHeaders';

const TEMPLATE = 'index.html';
const HOUR = 3600;

const publicConfig = (config: Config, demo: boolean) => ({
  productName: config.productName,
  productSlug: config.productSlug,
  apiHost: config.apiHost,
  publicUrl: config.publicUrl,
  contactEmail: config.contactEmail,
  helpEmail: config.helpEmail,
  social: config.social,
  poweredBy: config.poweredBy,
  analyticsSiteId: config.analyticsSiteId,
  forumUrl: config.forumUrl,
  googleSignIn: offersGoogle(config, demo),
  demo,
  stateCharts: demo || !config.production,
});

interface Options {
  config: Config;
  /** The built SPA. */
  dist: string;
}

/** Serves the built SPA: files as they are, and its page for the addresses that it knows. */
export const webPlugin = fp<Options>(
  async (app, { config, dist }) => {
    const isBuilt = existsSync(path.join(dist, TEMPLATE));
    const template = isBuilt ? readFileSync(path.join(dist, TEMPLATE), 'utf8') : null;
    const scripts = template === null ? [] : inlineScripts(template);

    const viewOf = createPages(app.db, config);
    let isDemoDatabase = false;

    /** Without the database, what it said last: the pages that need none go on. */
    const readIsDemo = async (): Promise<boolean> => {
      isDemoDatabase = await isDemo(app.db).catch(() => isDemoDatabase);
      return isDemoDatabase;
    };

    const viewNow = async (request: FastifyRequest): Promise<PageView> => {
      try {
        return await viewOf(request);
      } catch (error) {
        if (!wantsPage(request)) throw error;
        request.log.error(error, 'the page is shown without what it is about');
        return unavailablePage(request.url);
      }
    };

    const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
      if (template === null) {
        return reply.code(503).type('text/plain').send('The pages are not built: npm run build\n');
      }
      const settings = toScriptJson(publicConfig(config, await readIsDemo()));
      const view = await viewNow(request);
      if (view.status === 404 && !wantsPage(request)) throw notFound();
      const page = fillTemplate(template, {
        head: renderHead(view, config),
        summary: renderSummary(view),
        settings,
      });
      return reply
        .code(view.status)
        .headers({
          'Content-Security-Policy': pagePolicy(config, { scripts, styles: [] }),
          ...reportingEndpoints(config),
          'Cache-Control': 'private, no-cache',
          ...(view.status === 503 && { 'Retry-After': '10' }),
        })
        .type('text/html; charset=utf-8')
        .send(page);
    };

    await app.register(async (scope) => {
      scope.addHook('onRoute', (route) => {
        route.config = { ...route.config, public: true, page: true };
        route.schema = { ...route.schema, hide: true };
      });
      for (const pattern of Object.values(pagePatterns(config.productSlug))) {
        scope.get(pattern, sendPage);
      }
      if (!isBuilt) return;
      await scope.register(fastifyStatic, {
        root: path.join(dist, 'assets'),
        prefix: '/assets/',
        index: false,
        preCompressed: true,
        immutable: true,
        maxAge: 365 * 24 * HOUR * 1000,
      });
      const others = readdirSync(dist, { withFileTypes: true }).filter(
        (entry) => entry.isFile() && entry.name !== TEMPLATE && !/^\.|\.(br|gz)$/.test(entry.name),
      );
      for (const { name } of others) {
        scope.get(`/${name}`, { config: { crossOrigin: true } }, (_request, reply) =>
          reply.sendFile(name, dist, { maxAge: HOUR * 1000, immutable: false }),
        );
      }
    });

    app.setNotFoundHandler(async (request, reply) => {
      app.refuseMethod(request);
      if (!wantsPage(request)) throw notFound();
      return sendPage(request, reply);
    });
  },
  { name: 'web', dependencies: ['database', 'methods'] },
);
