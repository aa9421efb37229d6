import { and, eq, lt, notExists, or, sql, type SQLWrapper } from 'drizzle-orm';
import type { Upload, UploadKind } from '../../../domain/contract/upload';
import type { Db } from '../../db/database';
import { events, resources } from '../../db/posts';
import { listings, uploads, users } from '../../db/schema';

export type NewUpload = typeof uploads.$inferInsert;
export type UploadRow = Omit<typeof uploads.$inferSelect, 'bytes'>;

/** All columns but the bytes, which only the download needs. */
const columns = {
  id: uploads.id,
  user_id: uploads.user_id,
  kind: uploads.kind,
  name: uploads.name,
  encoding_format: uploads.encoding_format,
  content_size: uploads.content_size,
  width: uploads.width,
  height: uploads.height,
  created_at: uploads.created_at,
};

export const contentUrlOf = ({ id, name }: Pick<UploadRow, 'id' | 'name'>): string =>
  `/uploads/${id}/${name}`;

export const toUpload = (row: UploadRow): Upload => ({
  content_url: contentUrlOf(row),
  kind: row.kind,
  name: row.name,
  encoding_format: row.encoding_format,
  content_size: row.content_size,
  width: row.width,
  height: row.height,
});

/** The upload at `contentUrl`, if it has this kind and belongs to this user; null otherwise. */
export async function ownUpload(
  db: Db,
  userId: number,
  contentUrl: string,
  kind: UploadKind,
): Promise<UploadRow | null> {
  const id = /^\/uploads\/([\w-]{22})\//.exec(contentUrl)?.[1];
  if (id === undefined) return null;
  const [row] = await db
    .select(columns)
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.user_id, userId), eq(uploads.kind, kind)));
  return row && contentUrlOf(row) === contentUrl ? row : null;
}

export const uploadsRepository = (db: Db) => ({
  async add(upload: NewUpload): Promise<void> {
    await db.insert(uploads).values(upload);
  },

  async one(id: string): Promise<UploadRow | null> {
    const [row] = await db.select(columns).from(uploads).where(eq(uploads.id, id));
    return row ?? null;
  },

  async bytesOf(id: string): Promise<Buffer | null> {
    const [row] = await db.select({ bytes: uploads.bytes }).from(uploads).where(eq(uploads.id, id));
    return row?.bytes ?? null;
  },

  listOf: (userId: number): Promise<UploadRow[]> =>
    db.select(columns).from(uploads).where(eq(uploads.user_id, userId)).orderBy(uploads.created_at),

  /** Bytes that the user's files take. */
  async sizeOf(userId: number): Promise<number> {
    const [row] = await db
      .select({ size: sql<string>`coalesce(sum(${uploads.content_size}), 0)` })
      .from(uploads)
      .where(eq(uploads.user_id, userId));
    return Number(row?.size ?? 0);
  },

  /** Deletes uploads from before `oldest` that no profile, listing or post uses. */
  async removeUnused(oldest: Date): Promise<void> {
    const address = sql`'/uploads/' || ${uploads.id} || '/' || ${uploads.name}`;
    const holds = (text: SQLWrapper) => sql`strpos(${text}, ${address}) > 0`;
    await db.delete(uploads).where(
      and(
        lt(uploads.created_at, oldest),
        notExists(db.select().from(users).where(eq(users.profile_picture, address))),
        notExists(db.select().from(listings).where(eq(listings.logo, address))),
        notExists(
          db
            .select()
            .from(resources)
            .where(
              or(
                eq(resources.image, address),
                holds(resources.description),
                holds(sql`${resources.encoding}::text`),
              ),
            ),
        ),
        notExists(
          db
            .select()
            .from(events)
            .where(or(eq(events.image, address), holds(events.description))),
        ),
      ),
    );
  },
});
