import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..');

/** What the built pages are made of. */
const SOURCES = ['src', 'domain', 'public', 'webpack.config.ts', 'package-lock.json'];

/** Written at the end of each build. */
const BUILT = 'dist/.chunks.json';

/** Milliseconds of the newest change at or below a path; 0 when there is nothing. */
function newestChange(place: string): number {
  if (!existsSync(place)) return 0;
  const stat = statSync(place);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const inside = readdirSync(place).map((name) => newestChange(path.join(place, name)));
  return Math.max(stat.mtimeMs, ...inside);
}

/** A source is newer than the pages in `dist`, or there are none. */
export function arePagesStale(): boolean {
  const built = newestChange(path.join(root, BUILT));
  return SOURCES.some((source) => newestChange(path.join(root, source)) > built);
}
