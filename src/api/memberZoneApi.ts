import type { MemberZone } from '../../domain/contract/memberZone';
import { baseApi } from './baseApi';
import { NO_CONTENT } from './plainAnswerChecks';

export const memberZoneApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getMemberZone: build.query<MemberZone, void>({
      query: () => ({ url: 'mainapp/member-zone/' }),
      // What is new is asked for at each visit.
      keepUnusedDataFor: 0,
    }),
    beginVisit: build.mutation<null, void>({
      query: () => ({ url: 'mainapp/member-zone/visit/', method: 'POST' }),
      extraOptions: { isInBackground: true },
      responseSchema: NO_CONTENT,
    }),
  }),
});

export const { useGetMemberZoneQuery, useBeginVisitMutation } = memberZoneApi;
