import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { StaticDocumentSpec } from '@fastify/swagger';

/** The API in the words of OpenAPI. */
export type ApiDescription = StaticDocumentSpec['document'];

/** Written beside the folders of the compiled server. */
export const DESCRIPTION_FILE = 'api.json';

/** As it was compiled; undefined where the sources run, which are described when somebody asks. */
export function readApiDescription(
  folder = path.join(__dirname, '..'),
): ApiDescription | undefined {
  const file = path.join(folder, DESCRIPTION_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ApiDescription) : undefined;
}
