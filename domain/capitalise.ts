/** With a capital first letter, as at the start of a label. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
