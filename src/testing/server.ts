import { http, HttpResponse, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import type { Event, EventPostedBy } from '../../domain/contract/event';
import type { Listing, OwnListing } from '../../domain/contract/listing';
import type { MemberZone } from '../../domain/contract/memberZone';
import type { ListingPeople, SharedListing } from '../../domain/contract/people';
import {
  MEMBERS_PER_PAGE,
  type ForumTopic,
  type Member,
  type ThemeInterest,
} from '../../domain/contract/member';
import { FOR_YOU, PAGE_SIZE, type PageOf, type TailoredPage } from '../../domain/contract/page';
import type { Profile, ProfilePayload } from '../../domain/contract/profile';
import type { Resource } from '../../domain/contract/resource';
import type {
  OwnResultPage,
  ResultPage,
  ResultPagePayload,
} from '../../domain/contract/resultPage';
import type { UserData } from '../../domain/contract/session';
import type { Trends } from '../../domain/contract/trends';
import { overviewOf } from '../../domain/directoryOverview';
import { resourceOverviewOf } from '../../domain/resourceOverview';
import { namedIn, reasonOf, type Interest } from '../../domain/tailoring';
import type { Theme } from '../../domain/vocabulary';
import { selectEvents } from '../api/selectEvents';
import { findListing, selectListings } from '../api/selectListings';
import { selectResources } from '../api/selectResources';
import { aListing, anOwnResultPage, aProfile, aUser, somePeople, someTrends } from './builders';
import { requireTrueAnswers } from './checkedAnswers';
import { emptyVetting, vettingHandlers, type VettingState } from './vettingServer';

export const HOST = 'http://localhost';

/** What the in-memory server answers with; tests change it before they render. */
export interface ServerState {
  user: UserData;
  profile: Profile;
  listings: Listing[];
  ownListing: OwnListing | null;
  zone: MemberZone;
  /** Listings that the member looks after, and who takes part in whichever is asked for. */
  shared: SharedListing[];
  people: ListingPeople;
  /** The result of the listing that the member looks after, and those that are public. */
  ownResult: OwnResultPage;
  results: ResultPage[];
  events: (Event | EventPostedBy)[];
  attending: Event[];
  /** The time of day by the server's clock. */
  now: number;
  resources: Resource[];
  /** What the answers of the member who asks come to. */
  interests: Interest[];
  members: Member[];
  interest: ThemeInterest[];
  trends: Trends;
  topics: ForumTopic[];
  vetting: VettingState;
}

const pageOf = <T>(items: T[], request: Request, size = PAGE_SIZE): PageOf<T> => {
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
  const start = (page - 1) * size;
  return {
    count: items.length,
    page,
    page_size: size,
    results: items.slice(start, start + size),
  };
};

interface Fitting {
  themes: Theme[];
  status?: string;
  county?: string | null;
  because?: string;
}

/** First what fits, for a member who asks for that. */
function tailored<Post extends Fitting>(
  page: PageOf<Post>,
  request: Request,
  { interests }: ServerState,
): TailoredPage<Post> {
  const isAsked = new URL(request.url).searchParams.get('sort') === FOR_YOU;
  if (!isAsked || !request.headers.has('Authorization') || interests.length === 0) return page;
  const posts = page.results.map((post) => {
    const because = reasonOf(interests, { status: '', ...post });
    return because === null ? post : { ...post, because };
  });
  const results = [
    ...posts.filter(({ because }) => because !== undefined),
    ...posts.filter(({ because }) => because === undefined),
  ];
  return { ...page, results, for_you: namedIn(interests) };
}

const notFound = () => HttpResponse.json({ detail: 'Not found.' }, { status: 404 });

/** Nobody has edited a text. */
const textHandler = http.get(`${HOST}/mainapp/texts/:key/`, () =>
  HttpResponse.json({ text: null, changed_at: null }),
);

const directoryHandlers = (state: ServerState): RequestHandler[] => [
  http.get(`${HOST}/mainapp/listings/`, () => HttpResponse.json(state.listings)),
  http.get(`${HOST}/mainapp/listings/overview/`, () =>
    HttpResponse.json(overviewOf(state.listings)),
  ),
  http.get(`${HOST}/mainapp/listings/search/`, ({ request }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    return HttpResponse.json(selectListings(state.listings, query));
  }),
  http.get(`${HOST}/mainapp/listings/suggestions/`, () => HttpResponse.json({ suggestions: [] })),
  http.get(`${HOST}/mainapp/listings/mine/`, () =>
    state.ownListing ? HttpResponse.json(state.ownListing) : notFound(),
  ),
  http.get(`${HOST}/mainapp/listings/:slug/`, ({ params }) => {
    const found = findListing(state.listings, String(params['slug']));
    return found ? HttpResponse.json(found) : notFound();
  }),
  http.post(
    `${HOST}/mainapp/listings/:id/activity/`,
    () => new HttpResponse(null, { status: 204 }),
  ),
  http.post(`${HOST}/mainapp/state-counts/`, () => new HttpResponse(null, { status: 204 })),
  http.post(`${HOST}/mainapp/reports/`, () =>
    HttpResponse.json({ detail: 'Thank you. Our team reads every report.' }, { status: 201 }),
  ),
];

const peopleHandlers = (state: ServerState): RequestHandler[] => [
  http.get(`${HOST}/mainapp/my-listings/`, () =>
    HttpResponse.json(
      state.shared.map(({ role, listing: { listing_id, slug, name, status } }) => ({
        listing_id,
        slug,
        name,
        status,
        role,
      })),
    ),
  ),
  http.get(`${HOST}/mainapp/my-listings/:id/`, ({ params }) => {
    const found = state.shared.find(({ listing }) => String(listing.listing_id) === params['id']);
    return found ? HttpResponse.json(found) : notFound();
  }),
  http.get(`${HOST}/mainapp/my-listings/:id/people/`, () => HttpResponse.json(state.people)),
];

const resultHandlers = (state: ServerState): RequestHandler[] => [
  http.get(`${HOST}/mainapp/result-pages/:code/`, ({ params }) => {
    const found = state.results.find(({ code }) => code === params['code']);
    return found ? HttpResponse.json(found) : notFound();
  }),
  http.get(`${HOST}/mainapp/my-listings/:id/result-page/`, () =>
    HttpResponse.json(state.ownResult),
  ),
  http.put<never, ResultPagePayload>(
    `${HOST}/mainapp/my-listings/:id/result-page/`,
    async ({ request }) => {
      const { is_public } = await request.json();
      state.ownResult = { ...state.ownResult, is_public, code: 'abcdefghjk' };
      return HttpResponse.json(state.ownResult);
    },
  ),
];

/** Of one person, when the request asks for theirs. */
const ownedBy = <T extends { user_id: number }>(items: T[], request: Request): T[] => {
  const owner = new URL(request.url).searchParams.get('user_id');
  return owner === null ? items : items.filter(({ user_id }) => String(user_id) === owner);
};

const resourceHandlers = (state: ServerState): RequestHandler[] => [
  http.get(`${HOST}/mainapp/resources/`, ({ request }) =>
    HttpResponse.json(ownedBy(state.resources, request)),
  ),
  http.get(`${HOST}/mainapp/resources/overview/`, () =>
    HttpResponse.json(resourceOverviewOf(state.resources)),
  ),
  http.get(`${HOST}/mainapp/resources/search/`, ({ request }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    return HttpResponse.json(tailored(selectResources(state.resources, query), request, state));
  }),
  http.get(`${HOST}/mainapp/resources/:id/`, ({ params }) => {
    const found = state.resources.find(({ resource_id }) => String(resource_id) === params['id']);
    return found ? HttpResponse.json(found) : notFound();
  }),
];

const communityHandlers = (state: ServerState): RequestHandler[] => [
  http.get(`${HOST}/mainapp/members/`, ({ request }) =>
    HttpResponse.json(pageOf(state.members, request, MEMBERS_PER_PAGE)),
  ),
  http.get(`${HOST}/mainapp/trends/`, () => HttpResponse.json(state.trends)),
  http.get(`${HOST}/mainapp/trends/themes/`, () => HttpResponse.json(state.interest)),
  http.get(`${HOST}/mainapp/forum/topics/`, () => HttpResponse.json(state.topics)),
];

const zoneHandlers = (state: ServerState): RequestHandler[] => [
  http.get(`${HOST}/mainapp/member-zone/`, () => HttpResponse.json(state.zone)),
  http.post(`${HOST}/mainapp/member-zone/visit/`, () => new HttpResponse(null, { status: 204 })),
];

const eventHandlers = (state: ServerState): RequestHandler[] => [
  http.get(`${HOST}/mainapp/events/`, ({ request }) =>
    HttpResponse.json(ownedBy(state.events, request)),
  ),
  http.get(`${HOST}/mainapp/events/attending/`, () => HttpResponse.json(state.attending)),
  http.get(`${HOST}/mainapp/events/search/`, ({ request }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const page = selectEvents(state.events, query, state.now);
    return HttpResponse.json(tailored(page, request, state));
  }),
  http.get(`${HOST}/mainapp/events/:slug/`, ({ params }) => {
    const found = state.events.find(
      ({ slug, event_id }) => slug === params['slug'] || String(event_id) === params['slug'],
    );
    return found ? HttpResponse.json(found) : notFound();
  }),
];

const profileHandlers = (state: ServerState): RequestHandler[] => {
  const session = () => HttpResponse.json({ user_data: state.user });
  return [
    http.get(`${HOST}/mainapp/messages/`, () => HttpResponse.json([])),
    http.get(`${HOST}/mainapp/saved-listings/`, () => HttpResponse.json([])),
    http.get(`${HOST}/mainapp/data-requests/`, () => HttpResponse.json([])),
    http.get(`${HOST}/mainapp/profile/:id/`, () => HttpResponse.json(state.profile)),
    http.put(`${HOST}/mainapp/profile/:id/`, async ({ request }) => {
      const payload = (await request.json()) as ProfilePayload;
      const { phone_num, newsletter, weekly, takes_messages, language, ...shown } = payload;
      delete shown.current_password;
      delete shown.before;
      const chosen = {
        ...(weekly !== undefined && { weekly }),
        ...(takes_messages !== undefined && { takes_messages }),
        ...(language !== undefined && { language }),
      };
      state.profile = { ...state.profile, ...shown, ...chosen, phone_num, newsletter };
      state.user = { ...state.user, ...shown };
      return session();
    }),
    http.get(`${HOST}/mainapp/profile/:id/export/`, () =>
      HttpResponse.json({ profile: state.profile }),
    ),
    http.post(`${HOST}/accounts/email/verification/`, () =>
      HttpResponse.json({ detail: 'Verification e-mail has been sent.' }),
    ),
    http.post(`${HOST}/mainapp/profile/:id/delete/`, () => new HttpResponse(null, { status: 204 })),
    http.post(`${HOST}/accounts/password/change/`, session),
    http.get(`${HOST}/accounts/two-step/`, () =>
      HttpResponse.json({ on: false, required: false, recovery_codes_left: 0 }),
    ),
  ];
};

/** The answers of the reference server when all goes well; a test overrides one with `server.use`. */
export const defaultHandlers = (state: ServerState): RequestHandler[] => [
  textHandler,
  http.post(`${HOST}/accounts/login/`, () => HttpResponse.json({ user_data: state.user })),
  http.post(`${HOST}/accounts/signup/`, () =>
    HttpResponse.json({ user_data: state.user }, { status: 201 }),
  ),
  http.post(`${HOST}/accounts/logout/`, () =>
    HttpResponse.json({ detail: 'Successfully logged out.' }),
  ),
  http.post(`${HOST}/accounts/handover/`, () =>
    HttpResponse.json({ detail: 'Invalid token.' }, { status: 401 }),
  ),
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
  ...profileHandlers(state),
  ...zoneHandlers(state),
  ...eventHandlers(state),
  ...resourceHandlers(state),
  ...communityHandlers(state),
  ...vettingHandlers(state.vetting, () => state.user.user_id, HOST),
  ...directoryHandlers(state),
  ...peopleHandlers(state),
  ...resultHandlers(state),
];

/** Starts an in-memory server for a test file: fresh state and handlers before each test. */
export function serveInMemory(): { state: ServerState; server: ReturnType<typeof setupServer> } {
  const state: ServerState = {
    user: aUser(),
    profile: aProfile(),
    listings: [],
    ownListing: null,
    zone: { since: null, activity: null, near_events: [] },
    shared: [],
    people: somePeople(),
    ownResult: anOwnResultPage(),
    results: [],
    events: [],
    attending: [],
    now: Date.now(),
    resources: [],
    interests: [],
    members: [],
    interest: [],
    trends: someTrends(),
    topics: [],
    vetting: emptyVetting(),
  };
  const server = setupServer();
  const handlers = defaultHandlers(state);
  requireTrueAnswers(server);
  const unanswered: string[] = [];
  beforeAll(() =>
    server.listen({
      onUnhandledRequest: ({ method, url }, print) => {
        unanswered.push(`${method} ${url}`);
        print.error();
      },
    }),
  );
  beforeEach(() => {
    state.user = aUser();
    state.profile = aProfile();
    state.listings = [aListing({ listing_id: 1 }), aListing({ listing_id: 2 })];
    state.ownListing = null;
    state.zone = { since: null, activity: null, near_events: [] };
    state.shared = [];
    state.people = somePeople();
    state.ownResult = anOwnResultPage();
    state.results = [];
    state.events = [];
    state.attending = [];
    state.now = Date.now();
    state.resources = [];
    state.interests = [];
    state.members = [];
    state.interest = [];
    state.trends = someTrends();
    state.topics = [];
    Object.assign(state.vetting, emptyVetting());
    // Not after the test: what it still asks while it ends gets its own answers.
    server.resetHandlers(...handlers);
  });
  afterEach(() => expect(unanswered.splice(0)).toEqual([]));
  afterAll(() => server.close());
  return { state, server };
}
