import path from 'node:path';

/** The built pages: beside the sources, or around the compiled server (`scripts/compileServer.ts`). */
export const pagesFolder = __filename.endsWith('.ts')
  ? path.join(__dirname, '../../dist')
  : path.join(__dirname, '../../../..');

/** Of the folder of the pages; whoever asks for them by an address gets nothing. */
export const PROGRAMS: readonly string[] = ['server.js', 'kijani.js'];
