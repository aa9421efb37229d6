import { Type } from 'typebox';
import { idIn, idParams } from '../../../search/idIn';
import {
  AddSynonymsPayload,
  ChangeSynonymsPayload,
  MissingWord,
  MissingWordQuery,
  SynonymGroup,
  SynonymQuery,
} from '../../../../domain/contract/admin/searchWords';
import { ErrorBody, FieldErrors } from '../../../../domain/contract/common';
import { Page } from '../../../../domain/contract/page';
import { MISSING_WORD_DAYS, SEARCH_KINDS } from '../../../../domain/search/searchWords';
import { audit } from '../../../audit/audit';
import type { Db } from '../../../db/database';
import { routePlugin } from '../../../plugins/routePlugin';
import { pick } from '../../../search/filters';
import { missingWordsRepository } from '../../../search/missingWords';
import { callerWith } from '../callerWith';
import { synonymsRepository } from './synonymsRepository';

const USUAL_DAYS = 30;
interface Change {
  action: 'added' | 'changed' | 'removed';
  before: string[] | null;
  after: string[] | null;
}

/** The words of the searches, for admins. */
export default routePlugin('adminSearchWordRoutes', (app) => {
  const tags = ['admin'];
  const refusals = { 400: FieldErrors, 401: ErrorBody, 403: ErrorBody };

  const record = (tx: Db, actor_id: number, { action, before, after }: Change) =>
    audit(
      tx,
      {
        actor_id,
        as_user_id: null,
        action: `synonyms.${action}`,
        subject: (after ?? before ?? []).join(', '),
        before,
        after,
      },
      app.now(),
    );

  app.get(
    '/mainapp/admin/missing-words/',
    {
      schema: {
        tags,
        summary:
          'Words that people looked for and nothing of a kind has, most often looked for first',
        querystring: MissingWordQuery,
        response: { 200: Type.Array(MissingWord), ...refusals },
      },
    },
    (request) => {
      callerWith(request, 'editSearchWords');
      const days = MISSING_WORD_DAYS.find((each) => String(each) === request.query.days);
      const kind = pick(SEARCH_KINDS, request.query.kind);
      return missingWordsRepository(app.db).list(days ?? USUAL_DAYS, kind, app.now());
    },
  );

  app.get(
    '/mainapp/admin/synonyms/',
    {
      schema: {
        tags,
        summary: 'A page of the groups of words that mean the same',
        querystring: SynonymQuery,
        response: { 200: Page(SynonymGroup), ...refusals },
      },
    },
    (request) => {
      callerWith(request, 'editSearchWords');
      return synonymsRepository(app.db).page(request.query);
    },
  );

  app.post(
    '/mainapp/admin/synonyms/',
    {
      schema: {
        tags,
        summary: 'Adds a group of words that mean the same',
        description: '409 when there is a group of exactly these words.',
        body: AddSynonymsPayload,
        response: { 201: SynonymGroup, ...refusals, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      const admin = callerWith(request, 'editSearchWords');
      const group = await app.db.transaction(async (tx) => {
        const added = await synonymsRepository(tx).add(request.body.words);
        await record(tx, admin.id, { action: 'added', before: null, after: added.words });
        return added;
      });
      return reply.code(201).send(group);
    },
  );

  app.put(
    '/mainapp/admin/synonyms/:id/',
    {
      schema: {
        tags,
        summary: 'Changes the words of a group',
        description:
          '409 when its words are no longer `before`, or another group has exactly these.',
        params: idParams,
        body: ChangeSynonymsPayload,
        response: { 200: SynonymGroup, ...refusals, 404: ErrorBody, 409: ErrorBody },
      },
    },
    async (request) => {
      const admin = callerWith(request, 'editSearchWords');
      const { words, before } = request.body;
      return app.db.transaction(async (tx) => {
        const changed = await synonymsRepository(tx).change(idIn(request.params), words, before);
        await record(tx, admin.id, { action: 'changed', before, after: changed.words });
        return changed;
      });
    },
  );

  app.delete(
    '/mainapp/admin/synonyms/:id/',
    {
      schema: {
        tags,
        summary: 'Removes a group',
        params: idParams,
        response: { 204: Type.Null(), ...refusals, 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const admin = callerWith(request, 'editSearchWords');
      await app.db.transaction(async (tx) => {
        const { words } = await synonymsRepository(tx).remove(idIn(request.params));
        await record(tx, admin.id, { action: 'removed', before: words, after: null });
      });
      return reply.code(204).send(null);
    },
  );
});
