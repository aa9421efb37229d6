import { http, HttpResponse, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import type { Listing } from '../../domain/contract/listing';
import type { UserData } from '../../domain/contract/session';
import { aListing, aUser } from './builders';

export const HOST = 'http://localhost';

/** What the in-memory server answers with; tests change it before they render. */
export interface ServerState {
  user: UserData;
  listings: Listing[];
}

/** The happy answers of the reference server; a test overrides one with `server.use`. */
export const happyHandlers = (state: ServerState): RequestHandler[] => [
  http.post(`${HOST}/accounts/login/`, () => HttpResponse.json({ user_data: state.user })),
  http.post(`${HOST}/accounts/signup/`, () => HttpResponse.json({ user_data: state.user })),
  http.post(`${HOST}/accounts/logout/`, () => new HttpResponse(null, { status: 204 })),
  http.get(`${HOST}/accounts/me/`, () => HttpResponse.json({ user_data: state.user })),
  http.post(`${HOST}/mainapp/user/update-user-type/`, () =>
    HttpResponse.json({ success: true, user_type: 'individual', error: null }),
  ),
  http.post(`${HOST}/dj-rest-auth/password/reset/`, () =>
    HttpResponse.json({ detail: 'Password reset e-mail has been sent.' }),
  ),
  http.post(`${HOST}/dj-rest-auth/password/reset/confirm/`, () =>
    HttpResponse.json({ detail: 'Password has been reset with the new password.' }),
  ),
  http.post(`${HOST}/mainapp/sustainability/`, () => HttpResponse.json({ user_data: state.user })),
  http.post(`${HOST}/mainapp/businesses/`, () => HttpResponse.json({ user_data: state.user })),
  http.get(`${HOST}/mainapp/listings/`, () => HttpResponse.json(state.listings)),
  http.get(`${HOST}/mainapp/listings/:slug/`, ({ params }) => {
    const found = state.listings.find(
      ({ slug, listing_id }) => slug === params['slug'] || String(listing_id) === params['slug'],
    );
    return found
      ? HttpResponse.json(found)
      : HttpResponse.json({ detail: 'Not found.' }, { status: 404 });
  }),
];

/** Starts an in-memory server for a test file: fresh state and handlers before each test. */
export function serveInMemory(): { state: ServerState; server: ReturnType<typeof setupServer> } {
  const state: ServerState = { user: aUser(), listings: [] };
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    state.user = aUser();
    state.listings = [aListing({ listing_id: 1 }), aListing({ listing_id: 2 })];
    server.use(...happyHandlers(state));
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return { state, server };
}
