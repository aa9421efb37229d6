import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { RenderedPage, RenderPage } from '../../domain/rendering';
import { readInside } from './innerRead';

/** More would make everybody wait; who comes then gets a page that renders in the browser. */
const AT_ONCE = 8;

/** What the build made for rendering pages here, if it is there. */
export function loadRenderPage(dist: string): RenderPage | null {
  const file = path.join(dist, '.server', 'renderPage.cjs');
  if (!existsSync(file)) return null;
  return (createRequire(__filename)(file) as { renderPage: RenderPage }).renderPage;
}

/** Renders a page from what this server answers; null where that fails. */
export function createRenderer(app: FastifyInstance, renderPage: RenderPage) {
  const read = readInside(app);
  let running = 0;
  return async (url: string, config: object, now: number): Promise<RenderedPage | null> => {
    if (running >= AT_ONCE) return null;
    running += 1;
    try {
      const page = await renderPage({ path: url, config, now, read });
      // Nothing in it can end the style element.
      return { ...page, css: page.css.replaceAll('</', '<\\/') };
    } catch (error) {
      app.log.error(error, 'a page was not rendered');
      return null;
    } finally {
      running -= 1;
    }
  };
}
