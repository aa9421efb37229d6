import { eq } from 'drizzle-orm';
import type { ResourcePayload } from '../../../domain/contract/resource';
import { normaliseWebAddress } from '../../../domain/webAddress';
import type { PostStatus } from '../../../domain/vocabulary';
import type { Db } from '../../db/database';
import { resources } from '../../db/posts';
import { forbidden, notFound } from '../../plugins/failures';
import { isAdmin, requireWriter, type Caller } from '../../posts/rights';
import { lineOrNull, oneLine } from '../../posts/texts';
import { readUploads } from '../../posts/uploads';

const toColumns = (payload: ResourcePayload) => ({
  headline: oneLine(payload.headline),
  abstract: oneLine(payload.abstract),
  description: payload.description,
  resource_type: payload.resource_type,
  themes: payload.themes,
  author: oneLine(payload.author),
  publisher: lineOrNull(payload.publisher),
  source_url: normaliseWebAddress(payload.source_url) ?? null,
  license: lineOrNull(payload.license),
  in_language: payload.in_language,
  time_required: payload.time_required,
});

function statusAfter({ intent }: ResourcePayload, caller: Caller): PostStatus {
  if (intent === 'draft') return 'draft';
  return isAdmin(caller) ? 'published' : 'pending';
}

/** What being published sets; a first publication's date stays. The reviewer's note has served. */
const published = (before: Date | null, now: Date) => ({
  published_at: before ?? now,
  moderation_feedback: null,
});

/** Writes of members; to be used within a transaction. */
export const resourceWriting = (tx: Db, caller: Caller, now: Date) => {
  async function lockOwn(id: number) {
    const [row] = await tx
      .select({
        user_id: resources.user_id,
        status: resources.status,
        published_at: resources.published_at,
      })
      .from(resources)
      .where(eq(resources.id, id))
      .for('update');
    if (!row) throw notFound();
    requireWriter(row, row.status === 'published', caller);
    return row;
  }

  return {
    async add(payload: ResourcePayload): Promise<number> {
      const status = statusAfter(payload, caller);
      const [row] = await tx
        .insert(resources)
        .values({
          ...toColumns(payload),
          ...(await readUploads(tx, [caller.id], payload)),
          ...(status === 'published' && published(null, now)),
          user_id: caller.id,
          status,
          modified_at: now,
        })
        .returning({ id: resources.id });
      if (!row) throw new Error('no resource was inserted');
      return row.id;
    },

    /** The note of a review stays until the next decision. Only the owner can make it a draft. */
    async change(id: number, payload: ResourcePayload): Promise<void> {
      const before = await lockOwn(id);
      const status = statusAfter(payload, caller);
      if (status === 'draft' && before.user_id !== caller.id) throw forbidden();
      await tx
        .update(resources)
        .set({
          ...toColumns(payload),
          ...(await readUploads(tx, [before.user_id, caller.id], payload)),
          ...(status === 'published' && published(before.published_at, now)),
          status,
          modified_at: now,
        })
        .where(eq(resources.id, id));
    },

    async remove(id: number): Promise<void> {
      await lockOwn(id);
      await tx.delete(resources).where(eq(resources.id, id));
    },
  };
};
