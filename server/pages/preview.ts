import type { FastifyInstance } from 'fastify';
import { PICTURE_WIDTHS } from '../../domain/uploadRules';
import { drawPreview } from '../routes/uploads/drawPreview';
import { contentUrlOf, uploadsRepository } from '../routes/uploads/repository';

const UPLOAD = /^(?:https?:\/\/[\w.:-]+)?(\/uploads\/([\w-]{22})\/[\w.-]+)$/;

/** As a URL between double quotes. */
const toUrl = (svg: string): string =>
  `data:image/svg+xml,${svg.replace(/[<>#%]/g, encodeURIComponent)}`;

/** The address, with all its content, of a preview of the image at this address; null for none. */
export async function readPreview(
  { db, files }: Pick<FastifyInstance, 'db' | 'files'>,
  src: string,
): Promise<string | null> {
  const [, address, id = ''] = UPLOAD.exec(src) ?? [];
  if (address === undefined) return null;
  const found = await uploadsRepository(db).find(id, PICTURE_WIDTHS[0]);
  if (found?.row.kind !== 'image' || contentUrlOf(found.row) !== address) return null;
  const { width, height } = found.row;
  const bytes = await files.read(found.file);
  if (!bytes || width === null || height === null) return null;
  const svg = await drawPreview(bytes, { width, height });
  return svg && toUrl(svg);
}
