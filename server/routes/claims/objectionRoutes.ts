import { and, eq, gt } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { msg, t } from '../../../domain/language';
import { claimAfter } from '../../../domain/listing/claimLife';
import type { Db } from '../../db/database';
import { listingClaims } from '../../db/schema/people';
import { listings } from '../../db/schema/listings';
import { claimDecisionMail } from '../../mail/claimMail';
import { enqueueOrDrop } from '../../mail/queue';
import { takeForms } from '../../pages/forms';
import { sendPlainPage, type PlainWords } from '../../pages/plainPage';
import { routePlugin } from '../../plugins/routePlugin';
import { hashResetToken } from '../../security/resetTokens';
import { claimantOf, OBJECTION_PATH } from './completeClaim';
import { claimsRepository, type ClaimRow } from './claimsRepository';
import { OBJECTED, takeOver } from './takeOver';

const canObject = ({ state }: ClaimRow): boolean => claimAfter(state, OBJECTED) !== null;

const OVER: PlainWords = {
  title: msg('This link no longer works'),
  text: msg(
    'It is older than seven days, or was not complete. If somebody uses the listing of your business, write to us.',
  ),
};

const DONE: PlainWords = {
  title: msg('We stopped the claim'),
  text: msg(
    'The listing is as it was before, and nobody can change it. Our team looks into it now, and may write to this address.',
  ),
};

const openPage = (name: string): PlainWords => ({
  title: msg('Was this not you?'),
  text: t(
    'Somebody claimed the listing “{name}”. If nobody of your business did, press the button: the listing is then shown as it was before, and our team looks into it.',
    { name },
  ),
  button: msg('This was not us'),
});

/**
 * By which the listed address objects to a claim, within seven days. Only the button does it, because email
 * programs open links to check them.
 */
export default routePlugin('objectionRoutes', (app) => {
  const tags = ['mail pages'];
  const page = `${OBJECTION_PATH}/:token`;
  const params = Type.Object({ token: Type.String({ maxLength: 100 }) });
  const config = { public: true };

  takeForms(app);

  async function find(db: Db, token: string) {
    const [row] = await db
      .select({ claim: listingClaims, name: listings.name })
      .from(listingClaims)
      .innerJoin(listings, eq(listings.id, listingClaims.listing_id))
      .where(
        and(
          eq(listingClaims.objection_hash, hashResetToken(token)),
          gt(listingClaims.objection_until, app.now()),
        ),
      );
    return row ?? null;
  }

  async function sendState(reply: FastifyReply, token: string) {
    const found = await find(app.db, token);
    if (!found) return sendPlainPage(reply, 404, OVER);
    const words = canObject(found.claim) ? openPage(found.name) : DONE;
    return sendPlainPage(reply, 200, words);
  }

  app.get(
    page,
    { config, schema: { tags, summary: 'A page that asks whether a claim was not meant', params } },
    (request, reply) => sendState(reply, request.params.token),
  );

  app.post(
    page,
    {
      config,
      schema: {
        tags,
        summary: 'Objects to a claim by the link sent to the listed address',
        description:
          'Once, within 7 days: the listing is shown as before the claim, and waits for an admin.',
        params,
      },
    },
    async (request, reply) => {
      const { token } = request.params;
      await app.db.transaction(async (tx) => {
        const found = await find(tx, token);
        const claim = found && (await claimsRepository(tx, app.config).lock(found.claim.id));
        if (!claim || !canObject(claim)) return;
        const { name } = await takeOver(tx, app.now()).freeze(claim);
        const claimant = await claimantOf(tx, claim.user_id);
        if (!claimant) return;
        const news = { ...claimant, name, outcome: 'frozen', reason: '' } as const;
        await enqueueOrDrop(app, tx, () => claimDecisionMail(app.config, news), claimant.id);
      });
      app.deliverSoon();
      return sendState(reply, token);
    },
  );
});
