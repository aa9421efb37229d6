import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { comparePictures } from '../../src/machines/testing/comparePictures';
import { FOLDER, pictureNames } from './pictureFolder';
import { decode, encode, readPicture } from './storedPictures';

const root = path.join(__dirname, '../..');
const git = (...args: string[]): Buffer =>
  execFileSync('git', args, { cwd: root, maxBuffer: 50_000_000 });

function picturesAt(commit: string): { names: string[]; read: (name: string) => Buffer } {
  const id = git('rev-parse', '--verify', '--end-of-options', `${commit}^{commit}`)
    .toString()
    .trim();
  const names = git('ls-tree', '-r', '--name-only', id, `${FOLDER}/`).toString().split('\n');
  return {
    names: names.filter(Boolean).map((name) => path.posix.relative(FOLDER, name)),
    read: (name) => git('show', `${id}:${FOLDER}/${name}`),
  };
}

interface Change {
  name: string;
  /** Pixels; null for a picture that was added or removed. */
  differing: number | null;
  before: Buffer | null;
  after: Buffer | null;
  difference: Buffer | null;
}

async function changeOf(
  name: string,
  before: Buffer | null,
  after: Buffer | null,
): Promise<Change | null> {
  if (!before || !after) return { name, differing: null, before, after, difference: null };
  if (before.equals(after)) return null;
  const { differing, isSame, difference } = comparePictures(
    await decode(before),
    await decode(after),
  );
  if (isSame) return null;
  return { name, differing, before, after, difference: difference && (await encode(difference)) };
}

const wordOf = ({ before, differing }: Change): string =>
  differing === null ? (before ? 'removed' : 'added') : `${differing} pixels differ`;

const page = (commit: string, rows: string): string => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>Pictures of states since ${commit}</title>
  <style>
    body { font: 16px/1.5 sans-serif; margin: 24px; }
    figure { display: inline-block; margin: 0 16px 16px 0; vertical-align: top; }
    img { border: 1px solid #888; display: block; }
  </style>
  <h1>Pictures of states since ${commit}</h1>
  ${rows || '<p>Nothing has changed.</p>'}
</html>
`;

/** Compares the pictures with those of a commit and writes a page of what differs, into a new folder. */
export async function writeDifferences(commit: string): Promise<{ file: string; lines: string[] }> {
  const earlier = picturesAt(commit);
  const now = new Set(pictureNames());
  const known = new Set(earlier.names);
  const folder = mkdtempSync(path.join(tmpdir(), 'gallery-'));
  const rows: string[] = [];
  const lines: string[] = [];
  for (const name of [...new Set([...earlier.names, ...now])].toSorted()) {
    const before = known.has(name) ? earlier.read(name) : null;
    const change = await changeOf(name, before, now.has(name) ? readPicture(name) : null);
    if (!change) continue;
    lines.push(`${name}: ${wordOf(change)}`);
    const figures = (['before', 'after', 'difference'] as const).flatMap((side) => {
      const picture = change[side];
      if (!picture) return [];
      const file = path.posix.join(side, name);
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), picture);
      return `<figure><figcaption>${side}</figcaption><img src="${file}" alt="" /></figure>`;
    });
    rows.push(`<h2>${name}: ${wordOf(change)}</h2>\n  ${figures.join('\n  ')}`);
  }
  const file = path.join(folder, 'index.html');
  writeFileSync(file, page(commit, rows.join('\n  ')));
  return { file, lines };
}
