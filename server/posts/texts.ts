/** A text of one line; no line break of it can reach an email's header or a calendar. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** A text of one line, null when there is none. */
export const lineOrNull = (text: string): string | null => oneLine(text) || null;
