import { Type } from 'typebox';
import { idIn } from '../../../search/idIn';
import {
  ApplicationReview,
  AssigneePayload,
  SnoozePayload,
  VerdictPayload,
} from '../../../../domain/contract/admin/applicationReview';
import { ErrorBody, FieldErrors } from '../../../../domain/contract/common';
import { routePlugin } from '../../../plugins/routePlugin';
import { assign } from './assigning';
import { idText, openReview, reviewParams as params } from './openReview';
import { snooze } from './snoozing';
import { judge } from './verdicts';

/** Who reviews an application, until when it is snoozed, and what the team thinks of its answers. */
export default routePlugin('adminApplicationReviewRoutes', (app) => {
  const tags = ['admin'];
  const refusals = { 401: ErrorBody, 403: ErrorBody, 404: ErrorBody };
  const response = {
    200: ApplicationReview,
    400: FieldErrors,
    ...refusals,
    409: ErrorBody,
    422: ErrorBody,
  };
  const review = openReview(app);

  app.get(
    '/mainapp/admin/applications/:id/review/',
    {
      schema: {
        tags,
        summary: 'What the team keeps for itself about an application',
        description: 'Admins with a business never get what is written about their own.',
        params,
        response: { 200: ApplicationReview, ...refusals },
      },
    },
    (request) => review.read(request),
  );

  app.put(
    '/mainapp/admin/applications/:id/assignee/',
    {
      schema: {
        tags,
        summary: 'Assign an application to a member of the team, or to nobody',
        description: 'The assigned person is mailed, unless it is the caller. It is audited.',
        params,
        body: AssigneePayload,
        response,
      },
    },
    (request) => review.change(request, (reviewing) => assign(app, reviewing, request.body)),
  );

  app.put(
    '/mainapp/admin/applications/:id/snooze/',
    {
      schema: {
        tags,
        summary: 'Leave an application out of what waits, until a day or until its business acts',
        description: 'Null ends it. The business does not notice it. It is audited.',
        params,
        body: SnoozePayload,
        response,
      },
    },
    (request) => review.change(request, (reviewing) => snooze(reviewing, request.body)),
  );

  app.put(
    '/mainapp/admin/applications/:id/verdicts/:question/',
    {
      schema: {
        tags,
        summary: 'Write down whether an answer is fine or needs a change, without sending it',
        description:
          'One for each answer, shared by the team. 409 when a colleague changed it since `based_on`.',
        params: Type.Object({ id: idText, question: idText }),
        body: VerdictPayload,
        response,
      },
    },
    (request) => {
      const { body, params: named } = request;
      return review.change(request, (reviewing) =>
        judge(reviewing, idIn({ id: named.question }), body),
      );
    },
  );
});
