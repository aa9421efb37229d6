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
    /** The session of a token, whoever is signed in. */
    getSession: build.query<Session, string>({
      query: (token) => ({
        url: 'accounts/me/',
        headers: { Authorization: `Token ${token}` },
      }),
      // No token among the keys of the cache.
      serializeQueryArgs: () => 'session',
      keepUnusedDataFor: 0,
      // Start-up waits for it, also without a network.
      extraOptions: { maxRetries: 0 },
    }),
  }),
});
