import type { HandoverPayload, Session } from '../../domain/contract/session';
import { baseApi } from './baseApi';

/**
 * What every page's start and end of a session need; the forms bring `credentialsApi`. Checks of their
 * answers would be in the first load: whoever reads one expects that anything may be missing.
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
