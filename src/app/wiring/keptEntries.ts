import { splitPath } from '../../../domain/language';

/** What stood in the fields of a page that opens anew in another language. */
export interface KeptEntries {
  /** Without the language. */
  path: string;
  entries: { field: string; value: string }[];
}

export const ENTRIES_KEY = 'entriesForOtherLanguage';

const FIELDS = 'textarea, select, input:not([type])';
const TYPED = ['text', 'email', 'tel', 'url', 'number', 'search', 'date', 'time', 'datetime-local'];
const SELECTOR = [FIELDS, ...TYPED.map((type) => `input[type="${type}"]`)].join(', ');

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Passwords and codes are not among them. */
export const fieldsOf = (page: Document): Field[] =>
  [...page.querySelectorAll<Field>(SELECTOR)].filter(
    (field) => nameOf(field) !== '' && field.autocomplete !== 'one-time-code',
  );

export const nameOf = (field: Field): string => field.name || field.id;

/** Keeps what is typed for the next page of this tab. */
export function keepForOtherLanguage({
  document,
  location,
  sessionStorage,
}: Pick<Window, 'document' | 'location' | 'sessionStorage'>): void {
  const kept: KeptEntries = {
    path: splitPath(location.pathname).path,
    entries: fieldsOf(document)
      .filter(({ value }) => value !== '')
      .map((field) => ({ field: nameOf(field), value: field.value })),
  };
  try {
    if (kept.entries.length > 0) sessionStorage.setItem(ENTRIES_KEY, JSON.stringify(kept));
  } catch {
    // Without storage the forms that keep drafts on the server still have them.
  }
}
