import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../domain/language';
import type { PageName } from '../../domain/pages';

/** The files of each part of the SPA by its name, as the build wrote them (`scripts/webpack/ChunkListPlugin`). */
const LIST = '.chunks.json';

/** What the SPA shows at an address: a page for everybody, the frame of one behind a sign-in, or that there is none. */
export type ShownPart = PageName | 'privatePage' | 'notFound';

const toChunkName = (part: ShownPart): string =>
  part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Addresses of the scripts that a page needs beside those of all pages; none where the build does not tell. */
export function readPageScripts(
  dist: string,
): (part: ShownPart, language: Language) => readonly string[] {
  const list = path.join(dist, LIST);
  const filesOf = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as Partial<Record<string, string[]>>)
    : {};
  return (part, language) => {
    // English is in the code.
    const texts = language === 'en' ? [] : ['translation', `${language}-site`];
    const files = [...texts, toChunkName(part)].flatMap((chunk) => filesOf[chunk] ?? []);
    const scripts = files.filter((file) => file.endsWith('.js'));
    return [...new Set(scripts)].map((file) => `/${file}`);
  };
}
