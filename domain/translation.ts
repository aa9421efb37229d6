import { setupI18n, type Messages } from '@lingui/core';
import type { Language, Translation } from './language';

/** For `Intl`, which knows Kiswahili as it is written in Kenya. */
const LOCALES: Record<Exclude<Language, 'en'>, string> = { sw: 'sw-KE' };

/** A translation by compiled catalogues (`locales`), to which more may be added. */
export function createTranslation(language: Exclude<Language, 'en'>) {
  const texts = new Set<string>();
  const locale = LOCALES[language];
  const i18n = setupI18n({ locale: language, locales: locale, messages: { [language]: {} } });
  const translation: Translation = {
    language,
    locale,
    find: (text, values) => (texts.has(text) ? i18n._(text, values) : null),
  };
  return {
    translation,
    add(messages: Messages) {
      i18n.load(language, messages);
      for (const text of Object.keys(messages)) texts.add(text);
    },
  };
}
