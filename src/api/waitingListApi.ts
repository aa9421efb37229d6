import type { Event } from '../../domain/contract/event';
import { baseApi } from './baseApi';
import { changedEventTags, EVENT } from './eventsApi';

/** The waiting list of a full event. */
const waitingListApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    joinWaitingList: build.mutation<Event, number>({
      query: (id) => ({ url: `mainapp/events/${id}/waiting/`, method: 'POST' }),
      responseSchema: EVENT,
      invalidatesTags: (event, _error, id) => changedEventTags(event, id),
    }),
    leaveWaitingList: build.mutation<Event, number>({
      query: (id) => ({ url: `mainapp/events/${id}/waiting/`, method: 'DELETE' }),
      responseSchema: EVENT,
      invalidatesTags: (event, _error, id) => changedEventTags(event, id),
    }),
  }),
});

export const { useJoinWaitingListMutation, useLeaveWaitingListMutation } = waitingListApi;
