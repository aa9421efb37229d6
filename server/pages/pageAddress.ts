import { language, pathIn } from '../../domain/language';

/** The whole address of a page, in the language of the reader. */
export const pageAddress = ({ publicUrl }: { publicUrl: string }, path: string): string =>
  publicUrl + pathIn(language(), path);
