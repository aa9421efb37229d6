import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { ErrorBody } from '../../../domain/contract/common';
import { readResultCode } from '../../../domain/vetting/resultPage';
import { TABLES_READ } from '../../answers/tablesRead';
import { untilChanged } from '../../answers/untilChanged';
import { inLanguage } from '../../language';
import { serverHost } from '../../pages/serverHost';
import { notFound } from '../../plugins/failures';
import { routePlugin } from '../../plugins/routePlugin';
import { createCredentialKeys } from '../../security/credentialKeys';
import { signingSecret } from '../../security/secret';
import { resultPagesRepository } from '../resultPages/repository';
import { credentialOf, STATUS_LIST_PATH } from './credentialOf';
import { didDocument, issuerDid, keyId, keySet } from './issuer';
import { resultCredentialsRepository } from './repository';
import { encodeStatusList, statusListClaims } from './statusList';

const MINUTE = 60;

const params = Type.Object({ code: Type.String({ maxLength: 40 }) });
const tags = ['files'];
const open = { public: true, crossOrigin: true };
const Document = Type.Record(Type.String(), Type.Unknown());

/** Results as signed credentials (Open Badges 3.0), and what somebody needs to check one (ADR 40). */
export default routePlugin('resultCredentialRoutes', async (app) => {
  const { config, db } = app;
  const did = issuerDid(config);
  const keys = await createCredentialKeys(db, await signingSecret(db, config.jwtSecret));
  const repository = resultCredentialsRepository(db);
  const list = serverHost(config) + STATUS_LIST_PATH;

  const encodedList = untilChanged(app, TABLES_READ.credentialStatus, async () => {
    const { valid, highest } = await repository.readStatus(app.now());
    return encodeStatusList(valid, highest);
  });

  /** Pages of other sites may read what they check. */
  const forEverybody = (reply: FastifyReply) => reply.header('Access-Control-Allow-Origin', '*');

  const sendToken = async (reply: FastifyReply, claims: Parameters<typeof keys.sign>[0]) =>
    forEverybody(reply)
      .type('application/vc+jwt')
      .send(await keys.sign(claims, (thumbprint) => keyId(did, thumbprint)));

  app.get(
    '/v/:code.jwt',
    {
      config: { ...open, cacheSeconds: MINUTE },
      schema: {
        tags,
        summary: 'A valid result as a signed Open Badges 3.0 credential (VC-JWT)',
        params,
        response: { 200: Type.String(), 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const code = readResultCode(request.params.code);
      const found = code && (await resultPagesRepository(db).find(code, app.now()));
      if (!found || found.page.state !== 'valid') throw notFound();
      const { listing_id, page } = found;
      const issued = await repository.issue(listing_id, page, app.now());
      reply.header(
        'Content-Disposition',
        `attachment; filename="${config.productSlug}-${page.code}.jwt"`,
      );
      return sendToken(
        reply,
        inLanguage('en', () => credentialOf(page, issued, config)),
      );
    },
  );

  app.get(
    STATUS_LIST_PATH,
    {
      config: { ...open, cacheSeconds: MINUTE },
      schema: {
        tags,
        summary: 'Which credentials are revoked, as a signed Bitstring Status List',
        response: { 200: Type.String() },
      },
    },
    async (_request, reply) =>
      sendToken(reply, statusListClaims(await encodedList(), { did, list }, app.now())),
  );

  app.get(
    '/.well-known/did.json',
    {
      config: { ...open, cacheSeconds: 5 * MINUTE },
      schema: { tags, summary: 'Who signs credentials (did:web)', response: { 200: Document } },
    },
    async (_request, reply) => {
      forEverybody(reply);
      return didDocument(did, await keys.list());
    },
  );

  app.get(
    '/.well-known/jwks.json',
    {
      config: { ...open, cacheSeconds: 5 * MINUTE },
      schema: { tags, summary: 'The keys of credentials', response: { 200: Document } },
    },
    async (_request, reply) => {
      forEverybody(reply);
      return keySet(did, await keys.list());
    },
  );
});
