import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const PAGE = '<head><!--page-head--><!--/page-head--></head><body></body>';

/** Folders as builds leave them, for tests of releases; `remove` deletes them. */
export function createBuilds() {
  const folder = mkdtempSync(path.join(tmpdir(), 'builds-'));
  let count = 0;
  function write(dist: string, files: Record<string, string>): void {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(dist, 'assets', name);
      writeFileSync(file, text);
      if (name.endsWith('.js')) writeFileSync(`${file}.br`, brotliCompressSync(text));
    }
  }
  return {
    /** Puts files back that were taken from a build. */
    restore: write,

    /** A build with these files in `assets`; scripts are compressed too. */
    add(files: Record<string, string>): string {
      const dist = path.join(folder, String((count += 1)));
      mkdirSync(path.join(dist, 'assets'), { recursive: true });
      writeFileSync(path.join(dist, 'index.html'), PAGE);
      writeFileSync(path.join(dist, '.assets.json'), JSON.stringify(Object.keys(files)));
      write(dist, files);
      return dist;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
