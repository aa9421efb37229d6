import type {
  Attendee,
  Event,
  EventChangePayload,
  EventPayload,
  EventSearchQuery,
  EventStatusPayload,
  EventPostedBy,
  ShortEvent,
} from '../../domain/contract/event';
import type { FoundPage } from '../../domain/contract/page';
import { answerWith } from './answerChecks';
import { baseApi } from './baseApi';
import { createRecord } from './createRecord';
import { createSearch, FROM_CACHE } from './createSearch';
import { postOnce, type KeyedDraft } from './postOnce';
import { deleteRequest } from './deleteRequest';
import { NO_CONTENT, TEXT } from './plainAnswerChecks';
import { listTag } from './tags';

export const EVENT = answerWith<Event>({ event_id: 'number', slug: 'string', status: 'string' });

/** What the page of an event needs of any server. */
const SHOWN = answerWith<Event>({ slug: 'string' });

/** Without an event the change was refused: what is shown is out of date, so the event is fetched again. */
export const changedEventTags = (event: Event | undefined, id: number) => [
  ...(event ? [listTag('Event')] : []),
  { type: 'Event' as const, id },
];

const listApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listEvents: build.query<Event[], { user_id?: number } | void>({
      query: (filter) => ({ url: 'mainapp/events/', params: filter ?? {} }),
      providesTags: [listTag('Event')],
    }),
  }),
});

const readAll = () => listApi.endpoints.listEvents.initiate(undefined, FROM_CACHE);

/** What few servers need: the search in the plain list. */
const loadSelect = () => import(/* webpackChunkName: "list-search" */ './selectEvents');

export const eventsApi = listApi.injectEndpoints({
  endpoints: (build) => ({
    searchEvents: build.query<FoundPage<ShortEvent>, EventSearchQuery>(
      createSearch({
        url: 'mainapp/events/search/',
        tag: 'Event',
        readAll,
        loadSelect: async () => (await loadSelect()).selectEvents,
      }),
    ),
    listAttending: build.query<Event[], void>({
      query: () => ({ url: 'mainapp/events/attending/' }),
      providesTags: [listTag('Event')],
    }),
    getEvent: build.query<EventPostedBy | null, string>(
      createRecord({
        url: 'mainapp/events/',
        tag: 'Event',
        check: SHOWN,
        idOf: ({ event_id }) => event_id,
        search: () => ({ page_size: '1' }),
        readAll,
        loadFind: async () => (await loadSelect()).findEvent,
      }),
    ),
    createEvent: build.mutation<Event, KeyedDraft<EventPayload>>({
      query: (draft) => ({ url: 'mainapp/events/', ...postOnce(draft) }),
      responseSchema: EVENT,
      invalidatesTags: (event) => (event ? [listTag('Event')] : []),
    }),
    updateEvent: build.mutation<Event, { id: number; body: EventChangePayload }>({
      query: ({ id, body }) => ({ url: `mainapp/events/${id}/`, method: 'PUT', body }),
      responseSchema: EVENT,
      invalidatesTags: (event, _error, { id }) => changedEventTags(event, id),
    }),
    deleteEvent: build.mutation<null, number>({
      query: (id) => ({ url: `mainapp/events/${id}/`, ...deleteRequest }),
      responseSchema: NO_CONTENT,
      invalidatesTags: (_answer, error) => (error ? [] : [listTag('Event')]),
    }),
    changeEventStatus: build.mutation<Event, { id: number; body: EventStatusPayload }>({
      query: ({ id, body }) => ({ url: `mainapp/events/${id}/status/`, method: 'POST', body }),
      responseSchema: EVENT,
      invalidatesTags: (event, _error, { id }) => changedEventTags(event, id),
    }),
    attendEvent: build.mutation<Event, number>({
      query: (id) => ({ url: `mainapp/events/${id}/attendance/`, method: 'POST' }),
      responseSchema: EVENT,
      invalidatesTags: (event, _error, id) => changedEventTags(event, id),
    }),
    cancelAttendance: build.mutation<Event, number>({
      query: (id) => ({ url: `mainapp/events/${id}/attendance/`, method: 'DELETE' }),
      responseSchema: EVENT,
      invalidatesTags: (event, _error, id) => changedEventTags(event, id),
    }),
    listAttendees: build.query<Attendee[], number>({
      query: (id) => ({ url: `mainapp/events/${id}/attendees/` }),
      keepUnusedDataFor: 0,
    }),
    getAttendeesFile: build.mutation<string, number>({
      query: (id) => ({
        url: `mainapp/events/${id}/attendees.csv`,
        headers: { Accept: 'text/csv' },
        responseHandler: (response) => (response.ok ? response.text() : response.json()),
      }),
      responseSchema: TEXT,
    }),
  }),
});

export const {
  useListEventsQuery,
  useSearchEventsQuery,
  useListAttendingQuery,
  useGetEventQuery,
  useCreateEventMutation,
  useUpdateEventMutation,
  useDeleteEventMutation,
  useChangeEventStatusMutation,
  useAttendEventMutation,
  useCancelAttendanceMutation,
  useListAttendeesQuery,
  useGetAttendeesFileMutation,
} = eventsApi;
