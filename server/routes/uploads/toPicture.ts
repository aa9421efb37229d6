import type { Picture } from '../../../domain/contract/picture';
import type { Db } from '../../db/database';
import { contentUrlOf, uploadsRepository, type UploadRow } from './repository';

/** An upload as pages show it, without words yet; null where it is no image. */
export async function toPicture(db: Db, row: UploadRow): Promise<Picture | null> {
  const { width, height, color } = row;
  if (width === null || height === null) return null;
  const lesser = await uploadsRepository(db).widthsOf(row.id);
  return { src: contentUrlOf(row), widths: [...lesser, width], width, height, color, alt: '' };
}
