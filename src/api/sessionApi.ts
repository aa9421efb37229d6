import type { HandoverPayload, Session } from '../../domain/contract/session';
import { baseApi } from './baseApi';

/**
 * The requests that every page needs to start and end a session; the forms load `credentialsApi`. Checks of
 * these answers would add to the first load, so callers must expect that any field may be missing.
 */
export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    swapHandover: build.mutation<Partial<Session> | null, HandoverPayload>({
      query: (body) => ({ url: 'accounts/handover/', method: 'POST', body }),
      extraOptions: { isInBackground: true },
    }),
    logOut: build.mutation<unknown, void>({
      query: () => ({ url: 'accounts/logout/', method: 'POST' }),
      extraOptions: { isInBackground: true },
    }),
    getSession: build.query<Session, void>({
      query: () => ({ url: 'accounts/me/' }),
      keepUnusedDataFor: 0,
    }),
  }),
});
