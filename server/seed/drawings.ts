import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Picture } from '../../domain/contract/picture';
import type { Db } from '../db/database';
import { inRow } from '../files/files';
import { uploadsRepository } from '../routes/uploads/repository';
import { toStoredImage, type StoredImage } from '../routes/uploads/storedImage';
import { toPicture } from '../routes/uploads/toPicture';

/** Drawn by `npm run drawings`. */
const folder = path.join(__dirname, 'pictures');
const AT_ONCE = 4;

type Kind = 'businesses' | 'events' | 'resources' | 'products';

/** By kind and name, such as `events/uniform-swap-ruiru`. */
export type Drawings = ReadonlyMap<string, StoredImage>;

/** The pictures of the demo as uploads are stored: some seconds of work. */
export async function readDrawings(): Promise<Drawings> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.webp'),
  );
  const found = new Map<string, StoredImage>();
  const rest = files.values();
  const work = async () => {
    for (const file of rest) {
      const image = await toStoredImage(readFileSync(path.join(folder, file)), 'image');
      found.set(file.replaceAll(path.sep, '/').replace('.webp', ''), image);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

export const noDrawings = (): Promise<Drawings> => Promise.resolve(new Map());

/** Stores each drawing as an upload of this user; returns where the pages of a record find its own. */
export async function storeDrawings(tx: Db, drawings: Drawings, user_id: number, created_at: Date) {
  const pictures = new Map<string, Picture>();
  const uploads = uploadsRepository(tx);
  for (const [key, { sizes, bytes, ...size }] of drawings) {
    // Nobody need guess it: the same in every copy of the demo.
    const id = `demo-picture-${String(pictures.size + 1).padStart(9, '0')}`;
    const named = { id, user_id, kind: 'image', name: 'cover.webp', created_at } as const;
    const content = { encoding_format: 'image/webp', content_size: bytes.length };
    await uploads.add(
      { ...named, ...content, ...size, bytes: Buffer.from(bytes) },
      sizes.map(({ width, bytes: lesser }) => ({
        width,
        content_size: lesser.length,
        placement: inRow(Buffer.from(lesser)),
      })),
    );
    const row = await uploads.one(id);
    const picture = row && (await toPicture(tx, row));
    if (picture) pictures.set(key, picture);
  }
  return (kind: Kind, name: string): Picture | null => pictures.get(`${kind}/${name}`) ?? null;
}
