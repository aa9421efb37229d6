import { Detail, ErrorBody, FieldErrors } from '../../../domain/contract/common';
import { ReportPayload } from '../../../domain/contract/report';
import { msg, t } from '../../../domain/language';
import { EMAIL_PATTERN } from '../../../domain/messages';
import { invalid, notFound } from '../../plugins/failures';
import { addressOf, type Limit } from '../../plugins/limits';
import { routePlugin } from '../../plugins/routePlugin';
import { LARGEST_ID } from '../../search/filters';
import { reportsRepository } from './repository';

const PER_ADDRESS: Limit = { name: 'report:address', count: 10, periodSeconds: 3600 };

/** Anybody can report something to the team. */
export default routePlugin('reportRoutes', (app) => {
  app.post(
    '/mainapp/reports/',
    {
      config: { public: true, welcomesMembers: true },
      schema: {
        tags: ['community'],
        summary: 'Report a listing, event, resource or member; ten an hour from one address',
        body: ReportPayload,
        response: { 201: Detail, 400: FieldErrors, 404: ErrorBody, 422: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const { body } = request;
      if (body.email !== '' && !EMAIL_PATTERN.test(body.email)) {
        throw invalid({ email: [msg('Enter a valid email address.')] });
      }
      await app.countAttempt(PER_ADDRESS, addressOf(request));
      if (body.subject_id > LARGEST_ID) throw notFound();
      await app.runOnce(request, [], async (tx) => {
        const repository = reportsRepository(tx);
        if (!(await repository.isThere(body.subject, body.subject_id))) throw notFound();
        const reporter = request.signedIn?.id ?? null;
        return { report_id: await repository.add(body, reporter, app.now()) };
      });
      return reply.code(201).send({ detail: t('Thank you. Our team will look at it.') });
    },
  );
});
