import { readdirSync } from 'node:fs';
import path from 'node:path';
import { filesFrom, sourceOf } from './files';
import { descriptionsOf, isMachine, textsOf } from './textsOf';

const MEMBER_PAGES = 'src/app/privatePages.tsx';
const ADMIN_PAGES = 'src/app/admin/AdminArea.tsx';
const CHARTS = 'src/app/StateChartsArea.tsx';

const routes = () =>
  readdirSync(path.join(__dirname, '../../server/routes'), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('Routes.ts'))
    .map((name) => `server/routes/${name}`);

/** Where the files of each catalogue begin. */
const ENTRIES = {
  site: () => ['src/main.ts'],
  member: () => [MEMBER_PAGES],
  admin: () => [ADMIN_PAGES],
  charts: () => [CHARTS],
  server: () => ['server/main.ts', ...routes()],
};
export type CatalogueName = keyof typeof ENTRIES;

const STOPS: Partial<Record<CatalogueName, readonly string[]>> = {
  site: [MEMBER_PAGES],
  member: [ADMIN_PAGES, CHARTS],
};

/** What is there already when a catalogue is loaded; the server has all. */
const BEFORE: Record<CatalogueName, readonly CatalogueName[]> = {
  site: [],
  member: ['site'],
  admin: ['site', 'member'],
  charts: ['site', 'member'],
  server: ['site', 'member', 'admin', 'charts'],
};

/** The texts of a catalogue, with the files that show them. */
export type Texts = Map<string, Set<string>>;

function textsFrom(name: CatalogueName): Texts {
  const texts: Texts = new Map();
  for (const file of filesFrom(ENTRIES[name](), (other) => STOPS[name]?.includes(other) === true)) {
    const source = sourceOf(file);
    const described = name === 'charts' && isMachine(file) ? descriptionsOf(file, source) : [];
    for (const { id } of [...textsOf(file, source), ...described])
      texts.set(id, (texts.get(id) ?? new Set()).add(file));
  }
  return texts;
}

/** The texts of each catalogue, as the code has them. */
export function collectTexts(): Map<CatalogueName, Texts> {
  const names = Object.keys(ENTRIES) as CatalogueName[];
  const all = new Map(names.map((name) => [name, textsFrom(name)]));
  const isBefore = (name: CatalogueName, id: string) =>
    BEFORE[name].some((earlier) => all.get(earlier)?.has(id));
  return new Map(
    [...all].map(([name, texts]) => [
      name,
      new Map([...texts].filter(([id]) => !isBefore(name, id))),
    ]),
  );
}
