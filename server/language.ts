import { AsyncLocalStorage } from 'node:async_hooks';
import { readTranslationFrom, type Language, type Translation } from '../domain/language';
import { createTranslation } from '../domain/translation';
import { messages as admin } from '../locales/sw/admin';
import { messages as charts } from '../locales/sw/charts';
import { messages as member } from '../locales/sw/member';
import { messages as server } from '../locales/sw/server';
import { messages as site } from '../locales/sw/site';

const kiswahili = createTranslation('sw');
for (const messages of [site, member, admin, charts, server]) kiswahili.add(messages);

const TRANSLATIONS: Record<Language, Translation | null> = {
  en: null,
  sw: kiswahili.translation,
};

const running = new AsyncLocalStorage<Translation | null>();
readTranslationFrom(() => running.getStore() ?? null);

/** Runs something whose texts are for a reader of a language. */
export const inLanguage = <Result>(language: Language, work: () => Result): Result =>
  running.run(TRANSLATIONS[language], work);
