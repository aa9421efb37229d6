import { readTranslationFrom, type Language } from '../../../domain/language';
import { loadChunk } from '../../ui/loadChunk';

/** The texts of each part of the product, loaded with the first page of it. */
const CATALOGUES = {
  site: () => import(/* webpackChunkName: "sw-site" */ '../../../locales/sw/site'),
  member: () => import(/* webpackChunkName: "sw-member" */ '../../../locales/sw/member'),
  admin: () => import(/* webpackChunkName: "sw-admin" */ '../../../locales/sw/admin'),
  charts: () => import(/* webpackChunkName: "sw-charts" */ '../../../locales/sw/charts'),
};
type Part = keyof typeof CATALOGUES;

let addTexts: ((part: Part) => Promise<void>) | null = null;

/** Has the page speak its language; English needs nothing, since its texts are in the code. */
export async function startTranslation(language: Language): Promise<void> {
  if (language === 'en') return;
  const [{ createTranslation }, { messages }] = await loadChunk(() =>
    Promise.all([
      import(/* webpackChunkName: "translation" */ '../../../domain/translation'),
      CATALOGUES.site(),
    ]),
  );
  const { translation, add } = createTranslation(language);
  add(messages);
  addTexts = async (part) => add((await CATALOGUES[part]()).messages);
  readTranslationFrom(() => translation);
}

/** Loads the texts of a part of the product together with its code. */
export const withTexts =
  <Loaded>(part: Part, load: () => Promise<Loaded>) =>
  async (): Promise<Loaded> => {
    const [loaded] = await Promise.all([load(), addTexts?.(part)]);
    return loaded;
  };
