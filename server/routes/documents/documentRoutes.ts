import { ErrorBody, FieldErrors } from '../../../domain/contract/common';
import { AgreementPayload } from '../../../domain/contract/document';
import { Session } from '../../../domain/contract/session';
import { DOCUMENTS } from '../../../domain/documents';
import { msg } from '../../../domain/language';
import { conflict } from '../../plugins/failures';
import { routePlugin } from '../../plugins/routePlugin';
import { userOf } from '../../plugins/session';
import { consentsRepository } from '../profiles/consentsRepository';
import { versionOf } from './repository';

/** How members agree to documents that have changed. */
export default routePlugin('documentRoutes', (app) => {
  app.post(
    '/mainapp/documents/agree/',
    {
      schema: {
        tags: ['texts'],
        summary: 'Agree to a document that has changed',
        description: '409 when there is a later version than the one that was read.',
        body: AgreementPayload,
        response: { 200: Session, 400: FieldErrors, 401: ErrorBody, 409: ErrorBody },
      },
    },
    async (request) => {
      const { id } = userOf(request);
      const { key, version } = request.body;
      await app.db.transaction(async (tx) => {
        if (version !== (await versionOf(tx, key))) {
          throw conflict(msg('This document has changed once more. Please read it again.'));
        }
        const kind = DOCUMENTS[key];
        await consentsRepository(tx).record(id, { [kind]: true }, app.now(), { [kind]: version });
      });
      return app.openSession({ id });
    },
  );
});
