import { and, eq } from 'drizzle-orm';
import type { UploadKind } from '../../../domain/contract/upload';
import type { Db } from '../../db/database';
import { uploads } from '../../db/schema';

type OwnUpload = Pick<typeof uploads.$inferSelect, 'id' | 'name'>;

/** The upload behind `contentUrl`, if it is of this kind and this user's; null otherwise. */
export async function ownUpload(
  db: Db,
  userId: number,
  contentUrl: string,
  kind: UploadKind,
): Promise<OwnUpload | null> {
  const [, id = '', name = ''] = /^\/uploads\/([\w-]+)\/([^/]+)$/.exec(contentUrl) ?? [];
  const [row] = await db
    .select({ id: uploads.id, name: uploads.name })
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.user_id, userId), eq(uploads.kind, kind)));
  return row?.name === name ? row : null;
}
