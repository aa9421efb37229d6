import { Type } from 'typebox';
import { ErrorBody, FieldErrors } from '../../../domain/contract/common';
import { StateCountsPayload, StateUse, StateUseQuery } from '../../../domain/contract/stateCounts';
import { CHART_NAMES } from '../../../domain/stateCounts/chartNames';
import { USE_PERIODS, useOf } from '../../../domain/stateCounts/stateUse';
import { applicationMachine } from '../../../domain/vetting/applicationMachine';
import { notFound } from '../../plugins/failures';
import { addressOf, type Limit } from '../../plugins/limits';
import { routePlugin } from '../../plugins/routePlugin';
import { dayIn } from '../../search/days';
import { isUncounted } from '../../security/isUncounted';
import { callerWith } from '../admin/callerWith';
import { stateCountsRepository, type CountOfMachine } from './repository';

/** Many phones of a mobile network share one address. */
const PER_ADDRESS: Limit = { name: 'states:address', count: 600, periodSeconds: 3600 };

const LONGEST_BODY = 131_072;
const USUAL_PERIOD = 30;

const KNOWN = new Map(
  Object.entries(CHART_NAMES).map(([machine, { states, transitions }]) => [
    machine,
    { states: new Set(states), transitions: new Set(transitions) },
  ]),
);

/** Whether a machine of the product has it, and only durations have a range. */
function isKnown({ machine, kind, name, range }: CountOfMachine): boolean {
  const names = KNOWN.get(machine);
  if (kind === 'taken') return range === 0 && names?.transitions.has(name) === true;
  return names?.states.has(name) === true && (kind === 'stayed' || range === 0);
}

/** How often people are in the states of the product's machines, without who they are (ADR 64). */
export default routePlugin('stateCountRoutes', (app) => {
  const repository = stateCountsRepository(app.db);

  app.post(
    '/mainapp/state-counts/',
    {
      config: { public: true, changesNoPage: true },
      bodyLimit: LONGEST_BODY,
      schema: {
        tags: ['operations'],
        summary: 'Add up what the machines of one page did; 600 batches an hour from one address',
        description:
          'Pages send it after consent to be recorded, without credentials. Only sums of a day are kept. States and ' +
          'transitions that no machine has are left out, and so are robots and readers who ask not to be tracked.',
        body: StateCountsPayload,
        response: {
          ...{ 204: Type.Null(), 400: FieldErrors, 413: ErrorBody },
          ...{ 415: ErrorBody, 429: ErrorBody },
        },
      },
    },
    async (request, reply) => {
      await app.countAttempt(PER_ADDRESS, addressOf(request));
      if (!isUncounted(request)) {
        await repository.add(request.body.counts.filter(isKnown), app.now());
      }
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/mainapp/admin/state-use/',
    {
      schema: {
        tags: ['admin'],
        summary: 'How often the states and transitions of a machine were used, in steps of five',
        querystring: StateUseQuery,
        response: { 200: StateUse, 401: ErrorBody, 403: ErrorBody, 404: ErrorBody },
      },
    },
    async (request) => {
      callerWith(request, 'seeFigures');
      const { machine, days: asked } = request.query;
      const days = USE_PERIODS.find((period) => String(period) === asked) ?? USUAL_PERIOD;
      const now = app.now();
      const period = { first: dayIn(now, days), end: dayIn(now) };
      const isOfServer = machine === applicationMachine.id;
      if (!isOfServer && !KNOWN.has(machine)) throw notFound();
      const counts = isOfServer
        ? await repository.ofApplications(period)
        : await repository.ofPages(machine, period);
      return { first_day: period.first, last_day: dayIn(now, 1), ...useOf(counts) };
    },
  );
});
