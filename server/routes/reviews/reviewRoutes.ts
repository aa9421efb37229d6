import { Detail, ErrorBody, FieldErrors } from '../../../domain/contract/common';
import { ReviewPayload } from '../../../domain/contract/review';
import { t } from '../../../domain/language';
import { FIELD_MESSAGES } from '../../../domain/messages';
import type { EventStatus } from '../../../domain/vocabulary';
import { audit } from '../../audit/audit';
import type { Db } from '../../db/database';
import { enqueueOrDrop } from '../../mail/queue';
import { reviewMail } from '../../mail/reviewMail';
import { eventPath } from '../../pages/eventPage';
import { listingPath } from '../../pages/listingPage';
import { resourcePath } from '../../pages/resourcePage';
import { invalid, notFound } from '../../plugins/failures';
import { routePlugin } from '../../plugins/routePlugin';
import { LARGEST_ID } from '../../search/filters';
import { callerWith } from '../admin/callerWith';
import { changeNotice, enqueueNotices, type Notice } from '../events/notices';
import { promoteWaiting } from '../events/waiting';
import { reviewsRepository } from './repository';
import { pageAddress } from '../../pages/pageAddress';

interface Decided {
  ownerId: number | null;
  title: string;
  slug: string;
  status: EventStatus;
}

/** The team decides what members may show to the public. */
export default routePlugin('reviewRoutes', (app) => {
  const pathOf = ({ subject, decision }: ReviewPayload, slug: string): string => {
    if (subject === 'resource') return resourcePath(Number(slug));
    if (subject === 'event') return eventPath(slug);
    return decision === 'published' ? listingPath(app.config, slug) : '/my-business';
  };

  async function notifyOwner(tx: Db, payload: ReviewPayload, decided: Decided): Promise<void> {
    const { ownerId } = decided;
    const owner = ownerId === null ? null : await reviewsRepository(tx).recipient(ownerId);
    if (ownerId === null || !owner) return;
    const { subject, decision, note } = payload;
    const path = pathOf(payload, decided.slug);
    const { email: to, first_name: firstName } = owner;
    const { title } = decided;
    const wasPublic = decided.status === 'published';
    const review = { to, firstName, subject, decision, note, title, wasPublic };
    const mail = () => reviewMail(app.config, { ...review, link: pageAddress(app.config, path) });
    await enqueueOrDrop(app, tx, mail, ownerId);
  }

  app.post(
    '/mainapp/reviews/',
    {
      schema: {
        tags: ['reviews'],
        summary: 'A decision of the team on a resource, event or listing; its owner is mailed',
        body: ReviewPayload,
        response: {
          201: Detail,
          400: FieldErrors,
          401: ErrorBody,
          403: ErrorBody,
          404: ErrorBody,
          409: ErrorBody,
          422: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const isListing = body.subject === 'listing';
      const admin = callerWith(request, isListing ? 'reviewListings' : 'reviewPosts');
      if (body.decision !== 'published' && body.note === '') {
        throw invalid({ note: [FIELD_MESSAGES.thisRequired] });
      }
      if (body.subject_id < 1 || body.subject_id > LARGEST_ID) throw notFound();
      await app.runOnce(request, [], async (tx) => {
        const decided = await reviewsRepository(tx).decide(body, app.now());
        const act = {
          actor_id: admin.id,
          as_user_id: null,
          action: `review.${body.decision}`,
          note: body.note,
        };
        const { dates } = decided;
        const first = { subject: `${body.subject} ${body.subject_id}`, before: decided.status };
        await audit(tx, { ...act, ...first, after: decided.after }, app.now());
        for (const { before, after } of dates.slice(1)) {
          const subject = `event ${before.id}`;
          await audit(tx, { ...act, subject, before: before.status, after }, app.now());
        }
        await notifyOwner(tx, body, decided);
        if (body.decision === 'published') {
          const notices: Notice[] = [];
          for (const { before, after } of dates) {
            const notice = await changeNotice(tx, before, { ...before, status: after }, app.now());
            if (notice) notices.push(notice);
          }
          await enqueueNotices(app, tx, notices);
          for (const { before } of dates) await promoteWaiting(app, tx, String(before.id));
        }
        return { subject: body.subject_id };
      });
      app.deliverSoon();
      return reply.code(201).send({ detail: t('The decision was saved.') });
    },
  );
});
