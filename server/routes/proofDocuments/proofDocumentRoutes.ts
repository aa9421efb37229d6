import { Type } from 'typebox';
import { hasPermission } from '../../../domain/permissions';
import { dayOf } from '../../../domain/calendar';
import { ErrorBody, FieldErrors } from '../../../domain/contract/common';
import { ProofDocument, ProofDocumentPayload } from '../../../domain/contract/proof';
import { msg, t } from '../../../domain/language';
import { MOST_PROOFS, proofDateFaults } from '../../../domain/vetting/proof';
import { auditRead } from '../../audit/auditRead';
import { conflict, forbidden, invalid, notFound } from '../../plugins/failures';
import { routePlugin } from '../../plugins/routePlugin';
import { userOf, type User } from '../../plugins/session';
import { ownUpload, uploadsRepository } from '../uploads/repository';
import { businessOrAdmin, SubjectQuery, subjectOf } from '../vetting/subject';
import { proofRepository } from './repository';

const list = '/vet/proof-documents/';
const one = `${list}:id/`;
const params = Type.Object({ id: Type.String({ maxLength: 40 }) });
const tags = ['vetting'];
const refusals = { 401: ErrorBody, 403: ErrorBody, 404: ErrorBody };

/** Bytes, which are sent as they are. */
const File = Type.Unsafe<Buffer>({ type: 'string' });

const fullText = (): string =>
  t('You have {most} documents already. Remove one that proves nothing any more.', {
    most: MOST_PROOFS,
  });
const IN_USE = msg('This document proves an answer. Take it off the answer first.');

/** Papers of businesses that prove their answers: for the business itself and for our team. */
export default routePlugin('proofDocumentRoutes', (app) => {
  const repository = proofRepository(app.db, app.config);

  /** The same 404 for a paper of somebody else as for none. */
  async function find(id: string, caller: User): Promise<ProofDocument> {
    const proof = await repository.one(id);
    if (!proof || (proof.user !== caller.id && !hasPermission(caller, 'reviewApplications')))
      throw notFound();
    return proof;
  }

  app.get(
    list,
    {
      schema: {
        tags,
        summary: 'The documents with which a business proves its answers',
        querystring: SubjectQuery,
        response: { 200: Type.Array(ProofDocument), ...refusals },
      },
    },
    async (request) => {
      const { business } = await subjectOf(app, request, request.query);
      return repository.listOf(business.id);
    },
  );

  app.post(
    list,
    {
      schema: {
        tags,
        summary: 'Keeps an upload of the kind proof, with its dates',
        description:
          'For the business itself. One upload is one document, however often it is sent.',
        body: ProofDocumentPayload,
        response: {
          201: ProofDocument,
          400: FieldErrors,
          401: ErrorBody,
          403: ErrorBody,
          409: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const user = userOf(request);
      if (user.user_type !== 'business') throw forbidden();
      const { content_url, ...details } = request.body;
      const faults = proofDateFaults(details, dayOf(app.now().getTime()));
      if (Object.keys(faults).length > 0) throw invalid(faults);
      const upload = await ownUpload(app.db, user.id, content_url, 'proof');
      if (!upload)
        throw invalid({ content_url: [msg('The file was not found. Please add it again.')] });
      if ((await repository.countOf(user.id)) >= MOST_PROOFS) throw conflict(fullText());
      await repository.add(upload.id, user.id, details, app.now());
      return reply.code(201).send(await find(upload.id, user));
    },
  );

  app.get(
    one,
    {
      schema: {
        tags,
        summary: 'One document, for its business and for our team',
        params,
        response: { 200: ProofDocument, ...refusals },
      },
    },
    (request) => find(request.params.id, businessOrAdmin(request)),
  );

  app.get(
    `${one}file/`,
    {
      schema: {
        tags,
        summary: 'Its file, to download; that an admin read it is audited',
        params,
        response: { 200: File, ...refusals },
      },
    },
    async (request, reply) => {
      const caller = businessOrAdmin(request);
      const { id, user, encoding_format } = await find(request.params.id, caller);
      const found = await uploadsRepository(app.db).find(id, null);
      const bytes = found && (await app.files.read(found.file));
      if (!bytes) throw notFound();
      if (user !== caller.id) {
        const read = { action: 'proof.read', subject: 'proof' };
        await auditRead(app.db, { actor_id: caller.id, as_user_id: user, ...read }, app.now());
      }
      return reply
        .headers({
          'Content-Disposition': 'attachment',
          'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        })
        .type(encoding_format)
        .send(bytes);
    },
  );

  app.delete(
    one,
    {
      schema: {
        tags,
        summary: 'Removes a document that proves no answer, with its file',
        params,
        response: { 204: Type.Null(), ...refusals, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      const caller = userOf(request);
      const proof = await find(request.params.id, caller);
      if (proof.user !== caller.id) throw forbidden();
      if (await repository.isUsed(proof)) throw conflict(IN_USE);
      await repository.remove(proof.id);
      return reply.code(204).send(null);
    },
  );
});
