import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BulkPayload, BulkResult } from '../../../../domain/contract/admin/pipeline';
import { msg, t } from '../../../../domain/language';
import { FIELD_MESSAGES } from '../../../../domain/messages';
import { namesQuestions, needsNote } from '../../../../domain/vetting/applicationEvents';
import { isTemporaryFailure } from '../../../db/errors';
import { DETAIL, Failure, invalid, notFound } from '../../../plugins/failures';
import type { User } from '../../../plugins/session';
import { LARGEST_ID } from '../../../search/filters';
import { moveApplication } from '../../vetting/moveApplication';
import { currentApplications } from '../../vetting/present';
import { vettingRepository } from '../../vetting/repository';
import type { businessNotices } from '../../vetting/businessNotices';

const OWN = msg('Nobody decides on a business of their own.');

/** Throws 400 when one payload cannot be enough for several applications. */
export function checkBulk({ event, note }: Pick<BulkPayload, 'event' | 'note'>): void {
  const faults = {
    ...(namesQuestions(event) && {
      event: [msg('Name the questions of each application by itself.')],
    }),
    ...(needsNote(event) && !note && { note: [FIELD_MESSAGES.thisRequired] }),
  };
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

/** The reason of a refusal; null when the error is none. */
function reasonOf(error: unknown): string | null {
  if (isTemporaryFailure(error)) return t(DETAIL.unavailable);
  if (!(error instanceof Failure)) return null;
  const { body } = error;
  const messages = 'detail' in body ? [body['detail']] : Object.values(body).flat();
  return messages
    .filter((each) => typeof each === 'string')
    .map((each) => t(each))
    .join(' ');
}

/** Sends one event to each application in its own transaction, and continues after refusals. */
export async function moveMany(
  app: FastifyInstance,
  request: FastifyRequest,
  caller: User,
  notices: ReturnType<typeof businessNotices>,
  { applications, ...payload }: BulkPayload,
): Promise<BulkResult> {
  async function moveOne(id: number): Promise<void> {
    const isId = id >= 1 && id <= LARGEST_ID;
    const application = isId ? await vettingRepository(app.db).byId(id) : null;
    if (!application) throw notFound();
    const { user_id: businessId } = application;
    if (businessId === caller.id) throw new Failure(403, { detail: OWN });
    await currentApplications(app.db, businessId, app.now());
    const mover = { id: caller.id, businessId, part: 'admin', isOnBehalf: false } as const;
    await app.runOnce(
      request,
      [],
      async (tx) => {
        const after = await moveApplication(tx, id, payload, mover, app.now());
        await notices.notifyOfDecision(tx, { application: id, userId: businessId }, payload);
        return { id: after.id };
      },
      id,
    );
    app.deliverSoon();
  }

  const result: BulkResult = { done: [], refused: [] };
  for (const application of applications) {
    try {
      await moveOne(application);
      result.done.push(application);
    } catch (error) {
      const detail = reasonOf(error);
      if (detail === null) throw error;
      result.refused.push({ application, detail });
    }
  }
  return result;
}
