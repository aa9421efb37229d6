import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ErrorBody, FieldErrors } from '../../../domain/contract/common';
import {
  Event,
  EventChangePayload,
  EventConflict,
  EventPayload,
  EventStatusPayload,
} from '../../../domain/contract/event';
import { eventFaults } from '../../../domain/postRules';
import type { Db } from '../../db/database';
import { notFound } from '../../plugins/failures';
import { routePlugin } from '../../plugins/routePlugin';
import { userOf } from '../../plugins/session';
import { countPost } from '../../posts/limits';
import type { Caller } from '../../posts/rights';
import { changeStatus } from './changeStatus';
import { enqueueNotices, type Change } from './notices';
import { eventsRepository } from './repository';
import { promoteWaiting } from './waiting';
import { eventWriting, refuse } from './writing';

const params = Type.Object({ event: Type.String({ maxLength: 200 }) });

/** Members announce events and look after their own; admins look after all that is no draft. */
export default routePlugin('eventWriteRoutes', (app) => {
  const tags = ['events'];
  const refusals = {
    400: FieldErrors,
    401: ErrorBody,
    403: ErrorBody,
    404: ErrorBody,
    409: ErrorBody,
    422: ErrorBody,
  };

  const answer = async (slugOrId: string, caller: Caller): Promise<Event> => {
    const event = await eventsRepository(app.db).one(slugOrId, caller);
    if (!event) throw notFound();
    return event;
  };

  /** Mails the notices in the transaction of the change, and gives away the places that it frees. */
  async function saveAndNotify(
    request: FastifyRequest,
    work: (tx: Db) => Promise<Change>,
  ): Promise<void> {
    await app.runOnce(request, [], async (tx) => {
      const { notices, changed } = await work(tx);
      await enqueueNotices(app, tx, notices);
      for (const id of changed) await promoteWaiting(app, tx, String(id));
      return {};
    });
    app.deliverSoon();
  }

  app.post(
    '/mainapp/events/',
    {
      schema: {
        tags,
        summary: 'A new event: a draft, or for review; thirty posts a day for a member',
        body: EventPayload,
        response: {
          201: Event,
          400: FieldErrors,
          401: ErrorBody,
          422: ErrorBody,
          429: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const caller = userOf(request);
      refuse(eventFaults(request.body, app.now()));
      await countPost(app, caller);
      const { result } = await app.runOnce(request, [], async (tx) => ({
        id: await eventWriting(tx, caller, app.now()).add(request.body),
      }));
      return reply.code(201).send(await answer(String(result.id), caller));
    },
  );

  app.put(
    '/mainapp/events/:event/',
    {
      schema: {
        tags,
        summary: 'Changes an event; a member’s change of wording is reviewed again',
        description:
          '409 with `current` and `sent` when somebody has changed it since `modified_at`.',
        params,
        body: EventChangePayload,
        response: { 200: Event, ...refusals, 409: Type.Union([EventConflict, ErrorBody]) },
      },
    },
    async (request) => {
      const caller = userOf(request);
      const { event } = request.params;
      await saveAndNotify(request, (tx) =>
        eventWriting(tx, caller, app.now()).change(event, request.body),
      );
      return answer(event, caller);
    },
  );

  app.post(
    '/mainapp/events/:event/status/',
    {
      schema: {
        tags,
        summary:
          'Cancels or postpones a public event, or brings it back; who attends or waits for a place is mailed',
        params,
        body: EventStatusPayload,
        response: { 200: Event, ...refusals },
      },
    },
    async (request) => {
      const caller = userOf(request);
      const { event } = request.params;
      await saveAndNotify(request, (tx) =>
        changeStatus(tx, caller, event, request.body, app.now()),
      );
      return answer(event, caller);
    },
  );

  app.delete(
    '/mainapp/events/:event/',
    {
      schema: {
        tags,
        summary: 'Deletes an event; who attends or waits for a place is mailed',
        params,
        response: { 204: Type.Null(), ...refusals },
      },
    },
    async (request, reply) => {
      const caller = userOf(request);
      const { event } = request.params;
      await saveAndNotify(request, (tx) => eventWriting(tx, caller, app.now()).remove(event));
      return reply.code(204).send(null);
    },
  );
});
