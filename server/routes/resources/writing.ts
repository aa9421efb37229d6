import { eq } from 'drizzle-orm';
import type {
  Encoding,
  ResourceChangePayload,
  ResourcePayload,
} from '../../../domain/contract/resource';
import { nextState } from '../../../domain/nextState';
import { resourceMachine } from '../../../domain/posts/resourceMachine';
import { normaliseWebAddress } from '../../../domain/webAddress';
import type { PostStatus } from '../../../domain/vocabulary';
import type { Db } from '../../db/database';
import { resources } from '../../db/schema/posts';
import { forbidden, notFound } from '../../plugins/failures';
import { published } from '../../posts/publication';
import { requireWriter, type Caller } from '../../posts/rights';
import { sentEvent } from '../../posts/sentEvent';
import { lineOrNull, oneLine } from '../../posts/texts';
import { readUploads } from '../../posts/uploads';
import { changedMeanwhile, holds, laterThan, changesStatus } from '../../posts/versions';
import { resourcesRepository } from './repository';

type ResourceRow = typeof resources.$inferSelect;

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

const addressesOf = (files: Encoding[]): string[] => files.map(({ content_url }) => content_url);

/** Null where the caller may not do that: only the owner makes a resource a draft. */
const statusAfter = (
  { status, user_id }: Pick<ResourceRow, 'status' | 'user_id'>,
  { intent }: ResourcePayload,
  caller: Caller,
): PostStatus | null => nextState(resourceMachine, status, sentEvent(intent, user_id, caller));

/** Writes of members; to be used within a transaction. */
export const resourceWriting = (tx: Db, caller: Caller, now: Date) => {
  async function lockOwn(id: number) {
    const [row] = await tx.select().from(resources).where(eq(resources.id, id)).for('update');
    if (!row) throw notFound();
    requireWriter(row, row.status === 'published', caller);
    return row;
  }

  return {
    async add(payload: ResourcePayload): Promise<number> {
      const first = { status: 'draft', user_id: caller.id } as const;
      const status = statusAfter(first, payload, caller);
      if (status === null) throw forbidden();
      const [row] = await tx
        .insert(resources)
        .values({
          ...toColumns(payload),
          ...(await readUploads(tx, [caller.id], payload, null)),
          ...(status === 'published' && published(null, now)),
          user_id: caller.id,
          status,
          modified_at: now,
        })
        .returning({ id: resources.id });
      if (!row) throw new Error('no resource was inserted');
      return row.id;
    },

    /**
     * The note of a review stays until the next decision. Only the owner can make it a draft. Throws 409
     * with both versions when it was changed since it was read.
     */
    async change(id: number, sent: ResourceChangePayload): Promise<void> {
      const { modified_at: read, ...payload } = sent;
      const before = await lockOwn(id);
      const owners = [before.user_id, caller.id];
      const { encoding, image } = await readUploads(tx, owners, payload, before.image);
      const after = { ...toColumns(payload), image };
      const isSame = holds(
        { ...before, files: addressesOf(before.encoding) },
        { ...after, files: payload.files },
      );
      const isStale = before.modified_at.toISOString() !== read;
      if (isStale && !isSame) {
        const current = await resourcesRepository(tx).one(id, caller);
        throw changedMeanwhile(current ?? before, sent);
      }
      const status = statusAfter(before, payload, caller);
      if (status === null) throw forbidden();
      if (isStale && !changesStatus(before.status, status)) return;
      await tx
        .update(resources)
        .set({
          ...after,
          encoding,
          ...(status === 'published' && published(before.published_at, now)),
          status,
          modified_at: laterThan(before.modified_at, now),
        })
        .where(eq(resources.id, id));
    },

    async remove(id: number): Promise<void> {
      await lockOwn(id);
      await tx.delete(resources).where(eq(resources.id, id));
    },
  };
};
