import { Type } from 'typebox';
import { idIn } from '../../../search/idIn';
import {
  ApplicationReview,
  NotePayload,
} from '../../../../domain/contract/admin/applicationReview';
import { ErrorBody, FieldErrors } from '../../../../domain/contract/common';
import { routePlugin } from '../../../plugins/routePlugin';
import { addNote, deleteNote, editNote } from './notes';
import { idText, openReview, reviewParams } from './openReview';

/** Notes about an application that only the team reads. Each is audited, without its words. */
export default routePlugin('adminNoteRoutes', (app) => {
  const tags = ['admin'];
  const refusals = { 401: ErrorBody, 403: ErrorBody, 404: ErrorBody, 422: ErrorBody };
  const response = { 200: ApplicationReview, 400: FieldErrors, ...refusals };
  const params = Type.Object({ id: idText, note: idText });
  const review = openReview(app);

  app.post(
    '/mainapp/admin/applications/:id/notes/',
    {
      schema: {
        tags,
        summary: 'Add a note that only the team reads',
        params: reviewParams,
        body: NotePayload,
        response: { ...response, 409: ErrorBody },
      },
    },
    (request) => review.change(request, (reviewing) => addNote(reviewing, request.body)),
  );

  app.put(
    '/mainapp/admin/applications/:id/notes/:note/',
    {
      schema: {
        tags,
        summary: 'Change a note of one’s own',
        params,
        body: NotePayload,
        response,
      },
    },
    (request) => {
      const { body, params: named } = request;
      return review.change(request, (reviewing) =>
        editNote(reviewing, idIn({ id: named.note }), body),
      );
    },
  );

  app.delete(
    '/mainapp/admin/applications/:id/notes/:note/',
    {
      schema: { tags, summary: 'Delete a note of one’s own', params, response },
    },
    (request) =>
      review.change(request, (reviewing) =>
        deleteNote(reviewing, idIn({ id: request.params.note })),
      ),
  );
});
