import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { language, pathIn, type Language } from '../../domain/language';
import type { RenderPage } from '../../domain/rendering';
import { finishAnswer, type AnswerHeaders, type FinishedAnswer } from '../answers/finishedAnswer';
import { createKeptAnswers, LIFETIME_MS, type Made } from '../answers/keptAnswers';
import { noteReads, withReads } from '../answers/reads';
import { renewalOf } from '../answers/renewal';
import { TABLES_READ } from '../answers/tablesRead';
import { encodingFor, varyByEncoding } from '../plugins/compression';
import { isKnown } from '../plugins/etags';
import { notFound } from '../plugins/failures';
import { pagePolicy, reportingEndpoints } from '../plugins/securityHeaders';
import { siteTextsRepository } from '../routes/siteTexts/repository';
import { isDemo } from '../seed/isDemo';
import { renderHead, renderSummary } from './head';
import { toScriptJson } from './html';
import { createPages, unavailablePage } from './pages';
import { createPublicAddresses, type PublicAddress } from './publicAddress';
import { publicConfig } from './publicConfig';
import type { ShownPart } from './pageScripts';
import { createRenderer, type LinkedPage, type Shown } from './rendering';
import { fillTemplate, inlineScripts, inlineStyles } from './template';
import { unscriptedMenu } from './unscriptedMenu';
import type { PageView } from './view';
import { wantsPage } from './wantsPage';

/** A shared cache may be a minute behind, and ten more while it asks for the new page. */
const SHARED = 'public, s-maxage=60, stale-while-revalidate=600';
const OWN = 'private, no-cache';

/** What a page was rendered from. */
interface Source {
  /** Its head and settings, as JSON. */
  frame: string;
  shown: Shown;
  /** Milliseconds since 1970. */
  at: number;
}

/** Sends the SPA's page of an address: that of a public page as it was sent before, until its data changes. */
export function createSendPage(
  app: FastifyInstance,
  template: string,
  scriptsOf: (part: ShownPart, language: Language) => readonly string[],
  renderPage: RenderPage | null,
) {
  const { config, db } = app;
  const scripts = inlineScripts(template);
  const styles = inlineStyles(template);
  const pageOf = createPages(app, config);
  const publicAddressOf = createPublicAddresses(config);
  const kept = createKeptAnswers();
  app.caches.set('pages', () => kept.figures());
  const renderer = renderPage && createRenderer(app, renderPage);
  const sources = new WeakMap<FinishedAnswer, Source>();
  let isDemoDatabase = false;
  let homeLead: string | null = null;

  /** Without the database, what it said last: the pages that need none go on. */
  const readIsDemo = async (): Promise<boolean> => {
    isDemoDatabase = await isDemo(db).catch(() => isDemoDatabase);
    return isDemoDatabase;
  };

  /** As the settings say that are saved now, which another process may have changed. */
  const viewOf = async (request: FastifyRequest): Promise<PageView> => {
    await app.applySettings();
    return pageOf(request);
  };

  const readHomeLead = async (): Promise<string | null> => {
    const reading = siteTextsRepository(db).current('home');
    homeLead = await reading.then(({ text }) => text).catch(() => homeLead);
    return homeLead;
  };

  const htmlOf = (
    view: PageView,
    settings: object,
    address: PublicAddress | null,
    page: LinkedPage | null,
  ): string =>
    fillTemplate(template, {
      head: renderHead(view, config),
      summary: renderSummary(view),
      settings: toScriptJson(settings),
      menu: unscriptedMenu(config),
      scripts: address ? scriptsOf(address.part, language()) : [],
      rendered: page,
    });

  const headersOf = (page: LinkedPage | null): AnswerHeaders => ({
    'Content-Security-Policy': pagePolicy(config, {
      scripts,
      styles: page ? [...styles, page.css] : styles,
    }),
    'Content-Type': 'text/html; charset=utf-8',
  });

  /** What `last` was rendered from, if it would be rendered from the same now, within its lifetime. */
  async function sourceStillSo(
    last: FinishedAnswer | null,
    frame: string,
    now: number,
  ): Promise<Source | null> {
    const source = last && sources.get(last);
    if (!renderer || source?.frame !== frame || now >= source.at + LIFETIME_MS) return null;
    return (await renderer.isStillSo(source.shown)) ? source : null;
  }

  /** Kept where an address is given, and then rendered only if `last` says something else or it is a renewal. */
  async function makePage(
    view: PageView,
    address: PublicAddress | null,
    last: FinishedAnswer | null = null,
    isRenewed = false,
  ): Promise<Pick<Made, 'answer' | 'madeAt'>> {
    noteReads(TABLES_READ.frame);
    const settings = publicConfig(config, await readIsDemo(), await readHomeLead());
    const now = app.now().getTime();
    const frame = JSON.stringify([view, settings]);
    const source = isRenewed ? null : await sourceStillSo(last, frame, now);
    if (last && source) return { answer: last, madeAt: source.at };
    const rendered = address && renderer ? await renderer.render(address.url, settings, now) : null;
    const text = htmlOf(view, settings, address, rendered?.page ?? null);
    const isKept = address !== null && (rendered !== null || renderer === null);
    const answer = await finishAnswer({
      status: view.status,
      text,
      headers: headersOf(rendered?.page ?? null),
      content: isKept ? text.replaceAll(String(now), '') : null,
      now,
      isThorough: isKept && (last === null || now >= last.madeAt + LIFETIME_MS),
    });
    // Of answers that say the same the first one is kept.
    const first = last?.digest === answer.digest ? last : answer;
    if (rendered) sources.set(first, { frame, shown: rendered.shown, at: now });
    return { answer, madeAt: now };
  }

  async function findPage(request: FastifyRequest, address: PublicAddress | null) {
    const makeUnrendered = async () => (await makePage(await viewOf(request), null)).answer;
    try {
      if (address === null) return await makeUnrendered();
      const versions = await app.dataVersions();
      // Rendering would wait for the database once more.
      if (versions === null) return await makeUnrendered();
      const renew = renewalOf(request);
      const make = async (last: FinishedAnswer | null) => {
        const { made, tables } = await withReads(async () => {
          const view = await viewOf(request);
          return makePage(view, address.shows(view) ? address : null, last, renew === null);
        });
        return { ...made, tables };
      };
      const key = pathIn(request.language, address.url);
      const now = app.now().getTime();
      const wanted = { key, isOneOfMany: address.hasQuery, versions, now, renew };
      const answer = await kept.read(wanted, make);
      if (address.isComplete && answer.isKept) request.kept = { in: kept, key, answer };
      return answer;
    } catch (error) {
      if (!wantsPage(request)) throw error;
      request.log.error(error, 'the page is shown without what it is about');
      return (await makePage(unavailablePage(request.url), null)).answer;
    }
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const address = publicAddressOf(request);
    const page = await findPage(request, address);
    if (page.status === 404 && !wantsPage(request)) throw notFound();
    const encoding = encodingFor(request);
    const isShared = address?.isComplete === true && !request.headers.authorization;
    const etag = page.isKept && page.status === 200 ? `"${page.tag}-${encoding}"` : null;
    varyByEncoding(reply)
      .code(page.status)
      .headers({
        ...page.headers,
        ...reportingEndpoints(config),
        'Cache-Control': etag !== null && isShared ? SHARED : OWN,
        ...(etag !== null && { ETag: etag }),
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
        ...(page.status === 503 && { 'Retry-After': '10' }),
      });
    if (etag !== null && isKnown(request.headers['if-none-match'], etag)) {
      return reply.code(304).removeHeader('Content-Encoding').send();
    }
    return reply.send(await page.body(encoding, app.now().getTime()));
  };
}
