import type { FastifyInstance } from 'fastify';
import { language } from '../../domain/language';
import type { RenderedPage, RenderPage } from '../../domain/rendering';
import { readInside } from './innerRead';
import { firstPictureOf, linksTo, ruleOf, type FirstPicture } from './firstPicture';
import { readPreview } from './preview';

/** More would make everybody wait; who comes then gets a page that renders in the browser. */
export const AT_ONCE = 8;

/** With the links of its head to what it shows first. */
export interface LinkedPage extends RenderedPage {
  links: string;
}

/** Renders a page from what this server answers; null where that fails. */
export function createRenderer(app: FastifyInstance, renderPage: RenderPage) {
  const read = readInside(app);
  let running = 0;

  /** Without its preview a page is whole. */
  const previewOf = ({ src }: FirstPicture): Promise<string | null> =>
    readPreview(app, src).catch((error: unknown) => {
      app.log.error(error, 'a page is sent without the preview of its picture');
      return null;
    });

  async function linked(page: RenderedPage): Promise<LinkedPage> {
    // Nothing in it can end the style element.
    const css = page.css.replaceAll('</', '<\\/');
    const picture = firstPictureOf(page.html);
    if (picture === null) return { ...page, css, links: '' };
    const preview = await previewOf(picture);
    const rule = preview === null ? '' : ruleOf(picture, preview);
    return { ...page, css: css + rule, links: linksTo(picture, preview) };
  }

  return async (url: string, config: object, now: number): Promise<LinkedPage | null> => {
    if (running >= AT_ONCE) return null;
    running += 1;
    try {
      return await linked(await renderPage({ language: language(), path: url, config, now, read }));
    } catch (error) {
      app.log.error(error, 'a page was not rendered');
      return null;
    } finally {
      running -= 1;
    }
  };
}
