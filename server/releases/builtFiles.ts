import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Written by the build: the names of its files in `assets`, where those of other builds may be too. */
const LIST = '.assets.json';

const MEDIA_TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export interface BuiltFile {
  name: string;
  /** SHA-256 of the content before it is compressed, in base64. */
  sha256: string;
  media_type: string;
  is_brotli: boolean;
  content: Buffer;
}

export interface Build {
  /** The same for the same files. */
  id: string;
  names: string[];
}

/** What the build in this folder consists of; null where the pages are not built. */
export function readBuild(dist: string): Build | null {
  const list = path.join(dist, LIST);
  if (!existsSync(list)) return null;
  const names = JSON.parse(readFileSync(list, 'utf8')) as string[];
  return { id: hash('sha256', names.toSorted().join('\n'), 'base64url'), names };
}

/** A file of the build as it is to be kept: compressed, where the build has done so. */
export async function readBuiltFile(dist: string, name: string): Promise<BuiltFile> {
  const file = path.join(dist, 'assets', name);
  const plain = await readFile(file);
  const is_brotli = existsSync(`${file}.br`);
  return {
    name,
    sha256: hash('sha256', plain, 'base64'),
    media_type: MEDIA_TYPES[path.extname(name)] ?? 'application/octet-stream',
    is_brotli,
    content: is_brotli ? await readFile(`${file}.br`) : plain,
  };
}
