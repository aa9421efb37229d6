import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Build {
  version: string;
  /** Short, of the sources that were compiled; null where that is not known, as in development. */
  commit: string | null;
}

/** Written beside the folders of the compiled server. */
export const BUILD_FILE = 'build.json';

const UNKNOWN: Build = { version: 'development', commit: null };

/** Which version this server is. */
export function readBuild(folder = path.join(__dirname, '../..')): Build {
  const file = path.join(folder, BUILD_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Build) : UNKNOWN;
}

/** As people write it, such as `1.2.0 (ab12cd3)`. */
export const buildText = ({ version, commit }: Build): string =>
  commit === null ? version : `${version} (${commit})`;
