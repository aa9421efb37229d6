/** English has no mark in the address; every other language is its first segment (ADR 58). */
export const LANGUAGES = ['en', 'sw'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', sw: 'Kiswahili' };

export type Values = Record<string, string | number>;

/** The texts of another language than English. */
export interface Translation {
  language: Language;
  /** For `Intl`. */
  locale: string;
  /** By the English text; null where there is none. */
  find(text: string, values: Values): string | null;
}

let current: () => Translation | null = () => null;

/**
 * Says where the translation is read: of the page in a browser, of the request on the server. Null is
 * English, whose texts are in the code.
 */
export function readTranslationFrom(read: () => Translation | null): void {
  current = read;
}

export const language = (): Language => current()?.language ?? 'en';

/** The locale for `Intl`: in English as given, where undefined is that of the reader's browser. */
export const localeFor = (english: string | undefined): string | undefined =>
  current()?.locale ?? english;

/** An English text with its values. */
export const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));

/**
 * An English text in the language of the reader; `{name}` in it stands for a value. Called while
 * something is shown, never when a file is loaded.
 */
export const t = (text: string, values: Values = {}): string =>
  current()?.find(text, values) ?? fill(text, values);

/** The form of a text for a count, which `#` stands for. */
export const plural = (count: number, one: string, other: string, values: Values = {}): string =>
  current()?.find(`{count, plural, one {${one}} other {${other}}}`, { ...values, count }) ??
  fill((count === 1 ? one : other).replaceAll('#', String(count)), values);

/** Marks a text of a constant, which `t` translates where it is shown. */
export const msg = <Text extends string>(text: Text): Text => text;

/** What each language is called in English, for `t`. */
export const LANGUAGE_WORDS: Record<Language, string> = { en: msg('English'), sw: msg('Swahili') };

/** The language of a path, and the path without it. */
export function splitPath(path: string): { language: Language; path: string } {
  const [, first = '', rest = ''] = /^\/([a-z]{2})(?=[/?#]|$)(.*)$/s.exec(path) ?? [];
  const found = LANGUAGES.find((name) => name !== 'en' && name === first);
  if (!found) return { language: 'en', path };
  return { language: found, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** For `lang`: that of a text, where it is not the language of the page. */
export const otherLanguage = (of: string): string | undefined =>
  of === language() ? undefined : of;

/** The start of all addresses of a language. */
export const basePath = (of: Language): string => (of === 'en' ? '' : `/${of}`);

/** The address of a page in a language. */
export const pathIn = (of: Language, path: string): string =>
  path === '/' && of !== 'en' ? basePath(of) : basePath(of) + path;
