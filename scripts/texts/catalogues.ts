import { readdirSync } from 'node:fs';
import path from 'node:path';
import { filesFrom, sourceOf } from './files';
import { textsOf } from './textsOf';

const MEMBER_PAGES = 'src/app/privatePages.tsx';
const ADMIN_PAGES = 'src/app/admin/AdminArea.tsx';

const routes = () =>
  readdirSync(path.join(__dirname, '../../server/routes'), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('Routes.ts'))
    .map((name) => `server/routes/${name}`);

/** Where the files of each catalogue begin. One that is loaded later has what those before it lack. */
const ENTRIES = {
  site: () => ['src/main.ts'],
  member: () => [MEMBER_PAGES],
  admin: () => [ADMIN_PAGES],
  server: () => ['server/main.ts', ...routes()],
};
export type CatalogueName = keyof typeof ENTRIES;

const STOPS: Record<CatalogueName, readonly string[]> = {
  site: [MEMBER_PAGES],
  member: [ADMIN_PAGES],
  admin: [],
  server: [],
};

/** The texts of a catalogue, with the files that show them. */
export type Texts = Map<string, Set<string>>;

/** The texts of each catalogue, as the code has them. */
export function collectTexts(): Map<CatalogueName, Texts> {
  const known = new Set<string>();
  const catalogues = new Map<CatalogueName, Texts>();
  for (const name of Object.keys(ENTRIES) as CatalogueName[]) {
    const files = filesFrom(ENTRIES[name](), (file) => STOPS[name].includes(file));
    const texts: Texts = new Map();
    for (const file of files) {
      for (const { id } of textsOf(file, sourceOf(file))) {
        if (!known.has(id)) texts.set(id, (texts.get(id) ?? new Set()).add(file));
      }
    }
    for (const id of texts.keys()) known.add(id);
    catalogues.set(name, texts);
  }
  return catalogues;
}
