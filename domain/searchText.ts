/** Lower case without accents, so that Wanjiku finds Wanjikũ; the database's `to_search_text` writes the same. */
export const toSearchText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Words of a list, such as categories, are matched ignoring case and the space around them. */
export const isSameWord = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The value of a list that is meant; null where there is none. */
export const findValue = <T extends string>(values: readonly T[], text: string | null): T | null =>
  text === null ? null : (values.find((value) => isSameWord(value, text)) ?? null);
