import type { Event } from '../../domain/contract/event';
import { baseApi } from './baseApi';
import { changed, EVENT } from './eventsApi';

/** Waiting for a place in a full event. */
const waitingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    joinWaitingList: build.mutation<Event, number>({
      query: (id) => ({ url: `mainapp/events/${id}/waiting/`, method: 'POST' }),
      responseSchema: EVENT,
      invalidatesTags: (event, _error, id) => changed(event, id),
    }),
    leaveWaitingList: build.mutation<Event, number>({
      query: (id) => ({ url: `mainapp/events/${id}/waiting/`, method: 'DELETE' }),
      responseSchema: EVENT,
      invalidatesTags: (event, _error, id) => changed(event, id),
    }),
  }),
});

export const { useJoinWaitingListMutation, useLeaveWaitingListMutation } = waitingApi;
