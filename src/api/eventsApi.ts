import type { Event, EventSearchQuery } from '../../domain/contract/event';
import type { PageOf } from '../../domain/contract/page';
import { baseApi } from './baseApi';
import { listTag } from './tags';

export const eventsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listEvents: build.query<Event[], { user_id?: number } | void>({
      query: (filter) => ({ url: 'mainapp/events/', params: filter ?? {} }),
      providesTags: [listTag('Event')],
    }),
    searchEvents: build.query<PageOf<Event>, EventSearchQuery>({
      query: (params) => ({ url: 'mainapp/events/search/', params }),
      providesTags: [listTag('Event')],
    }),
    listAttending: build.query<Event[], void>({
      query: () => ({ url: 'mainapp/events/attending/' }),
      providesTags: [listTag('Event')],
    }),
    getEvent: build.query<Event, string>({
      query: (slugOrId) => ({ url: `mainapp/events/${encodeURIComponent(slugOrId)}/` }),
      providesTags: (event) => (event ? [{ type: 'Event', id: event.event_id }] : []),
    }),
  }),
});

export const { useListEventsQuery, useSearchEventsQuery, useListAttendingQuery, useGetEventQuery } =
  eventsApi;
