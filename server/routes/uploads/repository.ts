import {
  and,
  asc,
  eq,
  exists,
  gte,
  lt,
  ne,
  notExists,
  or,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';
import type { Upload, UploadKind } from '../../../domain/contract/upload';
import type { Db } from '../../db/database';
import { listingClaims, listingPeople } from '../../db/schema/people';
import { events, resources } from '../../db/schema/posts';
import { proofDocuments, uploads, uploadSizes } from '../../db/schema/uploads';
import { listings } from '../../db/schema/listings';
import { siteTexts } from '../../db/schema/siteTexts';
import { users } from '../../db/schema/accounts';
import type { Placement, StoredFile } from '../../files/files';

export type NewUpload = typeof uploads.$inferInsert;
export type UploadRow = Omit<typeof uploads.$inferSelect, 'bytes' | 'object_key' | 'object_digest'>;
/** An image in a lesser width. */
export interface NewSize {
  width: number;
  content_size: number;
  placement: Placement;
}

/** All columns but the content and where it is, which only the download needs. */
const columns = {
  id: uploads.id,
  user_id: uploads.user_id,
  kind: uploads.kind,
  name: uploads.name,
  encoding_format: uploads.encoding_format,
  content_size: uploads.content_size,
  width: uploads.width,
  height: uploads.height,
  color: uploads.color,
  created_at: uploads.created_at,
};

/** The address of an upload. */
const address = sql`'/uploads/' || ${uploads.id} || '/' || ${uploads.name}`;

const holds = (text: SQLWrapper) => sql`strpos(${text}, ${address}) > 0`;

/** Where a listing may show an upload; asked one by one, since each has an index of its own. */
const PLACES_IN_LISTINGS = [
  eq(listings.logo, address),
  sql`${listings.pictures} @> jsonb_build_array(jsonb_build_object('src', ${address}))`,
  sql`${listings.products} @> jsonb_build_array(jsonb_build_object('picture', jsonb_build_object('src', ${address})))`,
];

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
  async add(upload: NewUpload, sizes: readonly NewSize[]): Promise<void> {
    await db.insert(uploads).values(upload);
    for (const { placement, ...size } of sizes) {
      await db.insert(uploadSizes).values({ upload_id: upload.id, ...size, ...placement });
    }
  },

  async one(id: string): Promise<UploadRow | null> {
    const [row] = await db.select(columns).from(uploads).where(eq(uploads.id, id));
    return row ?? null;
  },

  /** The lesser widths in which an image is stored, ascending. */
  async widthsOf(id: string): Promise<number[]> {
    const rows = await db
      .select({ width: uploadSizes.width })
      .from(uploadSizes)
      .where(eq(uploadSizes.upload_id, id))
      .orderBy(asc(uploadSizes.width));
    return rows.map(({ width }) => width);
  },

  /** An upload, and where it is: in its smallest stored size that is at least this wide; without one, whole. */
  async find(
    id: string,
    width: number | null,
  ): Promise<{ row: UploadRow; file: StoredFile } | null> {
    const { upload_id, width: sizeWidth, content_size, object_key } = uploadSizes;
    const size = db
      .select({ width: sizeWidth, content_size, object_key })
      .from(uploadSizes)
      .where(and(eq(upload_id, uploads.id), width === null ? sql`false` : gte(sizeWidth, width)))
      .orderBy(asc(sizeWidth))
      .limit(1)
      .as('size');
    const [found] = await db
      .select({
        row: columns,
        key: uploads.object_key,
        size: { width: size.width, content_size: size.content_size, object_key: size.object_key },
      })
      .from(uploads)
      .leftJoinLateral(size, sql`true`)
      .where(eq(uploads.id, id));
    if (!found) return null;
    const { row, key, size: lesser } = found;
    const whole = { width: null, content_size: row.content_size, object_key: key };
    return { row, file: { upload_id: id, ...(lesser ?? whole) } };
  },

  listOf: (userId: number): Promise<UploadRow[]> =>
    db.select(columns).from(uploads).where(eq(uploads.user_id, userId)).orderBy(uploads.created_at),

  /** Bytes that the user's files take, in all their sizes. */
  async sizeOf(userId: number): Promise<number> {
    const [whole] = await db
      .select({ size: sql<string>`coalesce(sum(${uploads.content_size}), 0)` })
      .from(uploads)
      .where(eq(uploads.user_id, userId));
    const [lesser] = await db
      .select({ size: sql<string>`coalesce(sum(${uploadSizes.content_size}), 0)` })
      .from(uploadSizes)
      .innerJoin(uploads, eq(uploads.id, uploadSizes.upload_id))
      .where(eq(uploads.user_id, userId));
    return Number(whole?.size ?? 0) + Number(lesser?.size ?? 0);
  },

  /**
   * Gives the files that listings show, of a member who leaves, to another owner of each listing, and those of the
   * texts of public pages to an admin. A listing that goes with the member is deleted before.
   */
  async handOver(userId: number): Promise<void> {
    const { listing_id, user_id, role, created_at } = listingPeople;
    const heirs = db
      .select({ user_id })
      .from(listingPeople)
      .innerJoin(listings, eq(listings.id, listing_id))
      .where(and(or(...PLACES_IN_LISTINGS), eq(role, 'owner'), ne(user_id, userId)))
      .orderBy(created_at, user_id)
      .limit(1);
    await db
      .update(uploads)
      .set({ user_id: sql`(${heirs})` })
      .where(and(eq(uploads.user_id, userId), exists(heirs)));
    const admins = db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.role, 'admin'), ne(users.id, userId)))
      .orderBy(users.id)
      .limit(1);
    const isInText = exists(db.select().from(siteTexts).where(holds(siteTexts.text)));
    await db
      .update(uploads)
      .set({ user_id: sql`(${admins})` })
      .where(and(eq(uploads.user_id, userId), isInText, exists(admins)));
  },

  /** Deletes uploads from before `oldest` that no profile, listing, post, proof or text of a page uses. */
  async removeUnused(oldest: Date): Promise<void> {
    const isIn = (image: SQLWrapper) => sql`${image} ->> 'src' = ${address}`;
    await db.delete(uploads).where(
      and(
        lt(uploads.created_at, oldest),
        notExists(db.select().from(users).where(eq(users.profile_picture, address))),
        notExists(db.select().from(siteTexts).where(holds(siteTexts.text))),
        notExists(db.select().from(proofDocuments).where(eq(proofDocuments.id, uploads.id))),
        ...PLACES_IN_LISTINGS.map((isShown) =>
          notExists(db.select().from(listings).where(isShown)),
        ),
        notExists(
          db
            .select()
            .from(listingClaims)
            .where(
              and(
                eq(listingClaims.state, 'in_review'),
                sql`${listingClaims.files} @> jsonb_build_array(jsonb_build_object('content_url', ${address}))`,
              ),
            ),
        ),
        notExists(
          db
            .select()
            .from(resources)
            .where(
              or(
                isIn(resources.image),
                holds(resources.description),
                holds(sql`${resources.encoding}::text`),
              ),
            ),
        ),
        notExists(
          db
            .select()
            .from(events)
            .where(or(isIn(events.image), holds(events.description))),
        ),
      ),
    );
  },
});
