import type { ActivityPayload } from '../../domain/contract/memberZone';
import { baseApi } from './baseApi';
import { NO_CONTENT } from './plainAnswerChecks';

interface CountedActivity {
  listing: number;
  body: ActivityPayload;
}

export const activityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Like a beacon, it is sent even if the page is left; but the owner, who is not counted, is known by the token. */
    countActivity: build.mutation<null, CountedActivity>({
      query: ({ listing, body }) => ({
        url: `mainapp/listings/${listing}/activity/`,
        method: 'POST',
        body,
        keepalive: true,
      }),
      extraOptions: { isInBackground: true },
      responseSchema: NO_CONTENT,
    }),
  }),
});

export const { countActivity } = activityApi.endpoints;
