import { Type } from 'typebox';
import { ErrorBody } from '../../../domain/contract/common';
import { msg } from '../../../domain/language';
import { Failure } from '../../plugins/failures';
import { addressOf, type Limit } from '../../plugins/limits';
import { routePlugin } from '../../plugins/routePlugin';
import { CSP_REPORTS } from '../../plugins/securityHeaders';
import { readViolations } from '../../security/cspViolations';

const PER_ADDRESS: Limit = { name: 'csp:address', count: 60, periodSeconds: 3600 };
const MAX_BYTES = 16_384;

const UNREADABLE = new Failure(400, { detail: msg('This is no report of a browser.') });

/**
 * Takes reports of browsers about content that the security policy blocked: a mistake of ours, or
 * an attack.
 */
export default routePlugin('cspReportRoutes', (app) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit: MAX_BYTES },
    (request, body, parsed) => {
      void parse(request, body, (error, value) => {
        parsed(error && UNREADABLE, value);
      });
    },
  );

  app.post(
    CSP_REPORTS,
    {
      config: { public: true },
      bodyLimit: MAX_BYTES,
      schema: {
        tags: ['operations'],
        summary: 'Reports of browsers about blocked content; 60 an hour from one address',
        description: 'The security log keeps the directive and the kind of what was blocked.',
        consumes: ['application/csp-report', 'application/reports+json'],
        response: {
          204: Type.Null(),
          400: ErrorBody,
          413: ErrorBody,
          415: ErrorBody,
          429: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      await app.countAttempt(PER_ADDRESS, addressOf(request));
      const violations = readViolations(request.body);
      if (!violations) throw UNREADABLE;
      for (const reason of violations) app.logSecurity(request, 'csp.violated', reason);
      return reply.code(204).send(null);
    },
  );
});
