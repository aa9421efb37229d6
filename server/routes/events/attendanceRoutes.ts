import { Type } from 'typebox';
import { ErrorBody } from '../../../domain/contract/common';
import { Attendee, Event } from '../../../domain/contract/event';
import { t } from '../../../domain/language';
import { joinParts } from '../../answers/inParts';
import { CSV_TYPE, csvOf, RowFile, sendRows, writeRows } from '../../answers/writeRows';
import { audit } from '../../audit/audit';
import { auditRead } from '../../audit/auditRead';
import { notFound } from '../../plugins/failures';
import { routePlugin } from '../../plugins/routePlugin';
import { userOf } from '../../plugins/session';
import type { Caller } from '../../posts/rights';
import { attendanceRepository } from './attendances';
import { eventsRepository } from './repository';
import { promoteWaiting, waitingRepository } from './waiting';

const params = Type.Object({ event: Type.String({ maxLength: 200 }) });

/** Attendance and waiting lists of events. */
export default routePlugin('attendanceRoutes', (app) => {
  const tags = ['events'];
  const refusals = { 401: ErrorBody, 404: ErrorBody };

  const answer = async (id: number, caller: Caller): Promise<Event> => {
    const event = await eventsRepository(app.db).one(String(id), caller);
    if (!event) throw notFound();
    return event;
  };

  app.get(
    '/mainapp/events/attending/',
    {
      schema: {
        tags,
        summary:
          'Public events that the caller attends or waits for, those to come first, at most 500',
        response: { 200: Type.Array(Event), 401: ErrorBody },
      },
    },
    (request) => eventsRepository(app.db).attending(userOf(request), app.now()),
  );

  app.post(
    '/mainapp/events/:event/attendance/',
    {
      schema: {
        tags,
        summary: 'Attend the event while there are places; a repeat changes nothing',
        params,
        response: { 200: Event, ...refusals, 409: ErrorBody },
      },
    },
    async (request) => {
      const caller = userOf(request);
      const id = await app.db.transaction((tx) =>
        attendanceRepository(tx, caller).attend(request.params.event, app.now()),
      );
      return answer(id, caller);
    },
  );

  app.delete(
    '/mainapp/events/:event/attendance/',
    {
      schema: {
        tags,
        summary: 'Stop attending the event; a repeat changes nothing',
        params,
        response: { 200: Event, ...refusals },
      },
    },
    async (request) => {
      const caller = userOf(request);
      const id = await app.db.transaction(async (tx) => {
        const event = await attendanceRepository(tx, caller).leave(request.params.event);
        await promoteWaiting(app, tx, String(event));
        return event;
      });
      app.deliverSoon();
      return answer(id, caller);
    },
  );

  app.post(
    '/mainapp/events/:event/waiting/',
    {
      schema: {
        tags,
        summary: 'Join the waiting list of a full event; a repeat changes nothing',
        description:
          'Until the event begins, a place that becomes free goes to the member who waits longest, who is mailed. ' +
          'If a place is free already, the caller gets it and the answer says `attending`.',
        params,
        response: { 200: Event, ...refusals, 409: ErrorBody },
      },
    },
    async (request) => {
      const caller = userOf(request);
      const id = await app.db.transaction((tx) =>
        waitingRepository(tx, caller).join(request.params.event, app.now()),
      );
      return answer(id, caller);
    },
  );

  app.delete(
    '/mainapp/events/:event/waiting/',
    {
      schema: {
        tags,
        summary: 'Leave the waiting list; a repeat changes nothing',
        params,
        response: { 200: Event, ...refusals },
      },
    },
    async (request) => {
      const caller = userOf(request);
      const id = await app.db.transaction((tx) =>
        waitingRepository(tx, caller).leave(request.params.event),
      );
      return answer(id, caller);
    },
  );

  app.get(
    '/mainapp/events/:event/attendees/',
    {
      schema: {
        tags,
        summary: 'The attendees, for the organiser and admins; reading by admins is audited',
        params,
        response: { 200: Type.Array(Attendee), ...refusals, 403: ErrorBody },
      },
    },
    async (request) => {
      const caller = userOf(request);
      const { event, attendees } = await attendanceRepository(app.db, caller).list(
        request.params.event,
      );
      if (event.user_id !== caller.id) {
        const read = { action: 'event.attendees_read', subject: `event ${event.id}` };
        await auditRead(app.db, { actor_id: caller.id, as_user_id: null, ...read }, app.now());
      }
      return joinParts(attendees);
    },
  );

  app.get(
    '/mainapp/events/:event/attendees.csv',
    {
      schema: {
        tags,
        summary: 'The attendees as CSV',
        params,
        response: { 200: RowFile, ...refusals, 403: ErrorBody },
      },
    },
    async (request, reply) => {
      const caller = userOf(request);
      const { event, attendees } = await attendanceRepository(app.db, caller).list(
        request.params.event,
      );
      const csv = csvOf(
        [t('Name'), t('E-mail'), t('Since')],
        ({ name, email, since }: Attendee) => [name, email, since],
      );
      const file = await writeRows(attendees, csv);
      if (event.user_id !== caller.id) {
        const act = { actor_id: caller.id, as_user_id: null, action: 'event.attendees_exported' };
        const what = { subject: `event ${event.id}`, before: null, after: null };
        await audit(app.db, { ...act, ...what }, app.now());
      }
      return sendRows(reply, file, { name: `${event.slug}-attendees.csv`, type: CSV_TYPE });
    },
  );
});
