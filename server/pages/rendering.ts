import type { FastifyInstance } from 'fastify';
import { language } from '../../domain/language';
import type { ReadAnswer, RenderedPage, RenderPage } from '../../domain/rendering';
import { digestOf } from '../answers/finishedAnswer';
import { readInside } from './innerRead';
import { firstPictureOf, linksTo, ruleOf, type FirstPicture } from './firstPicture';
import { readPreview } from './preview';

/** More would make everybody wait; who comes then gets a page that renders in the browser. */
export const AT_ONCE = 8;

/** With the links of its head to what it shows first. */
export interface LinkedPage extends RenderedPage {
  links: string;
}

/** Digests of the answers that a page shows, by their paths. */
export type Shown = ReadonlyMap<string, string>;

export interface Renderer {
  /** From what this server answers; null where that fails. */
  render(
    url: string,
    config: object,
    now: number,
  ): Promise<{ page: LinkedPage; shown: Shown } | null>;
  /** Whether this server answers the same by now. */
  isStillSo(shown: Shown): Promise<boolean>;
}

export function createRenderer(app: FastifyInstance, renderPage: RenderPage): Renderer {
  const readHere = readInside(app);
  let running = 0;

  async function readInto(shown: Map<string, string>, path: string): Promise<ReadAnswer> {
    const answer = await readHere(path);
    shown.set(path, await digestOf(`${answer.status} ${answer.text}`));
    return answer;
  }

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

  return {
    async render(url, config, now) {
      if (running >= AT_ONCE) return null;
      running += 1;
      const shown = new Map<string, string>();
      const read = (path: string) => readInto(shown, path);
      try {
        const page = await renderPage({ language: language(), path: url, config, now, read });
        return { page: await linked(page), shown };
      } catch (error) {
        app.log.error(error, 'a page was not rendered');
        return null;
      } finally {
        running -= 1;
      }
    },
    async isStillSo(before) {
      const shown = new Map<string, string>();
      await Promise.all([...before.keys()].map((path) => readInto(shown, path)));
      return [...before].every(([path, digest]) => shown.get(path) === digest);
    },
  };
}
