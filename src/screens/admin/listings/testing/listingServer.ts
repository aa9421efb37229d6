import { http, HttpResponse, type RequestHandler } from 'msw';
import type {
  ListingCounts,
  ListingReview,
  ListingRow,
} from '../../../../../domain/contract/admin/listings';
import { anOwnListing, aUser } from '../../../../testing/builders';
import { HOST } from '../../../../testing/server';

export const admin = aUser({ role: 'admin', user_type: 'business', user_id: 99 });

export const aListingRow = (change: Partial<ListingRow> = {}): ListingRow => ({
  listing_id: 1,
  slug: 'lake-basin-soaps-1',
  owner_id: 12,
  name: 'Lake Basin Soaps',
  category: 'Beauty & self-care',
  county: '042',
  status: 'pending',
  level: 'Sprout',
  verified_at: null,
  featured: false,
  published_at: null,
  modified_at: '2026-11-01T09:00:00.000Z',
  application_state: 'submitted',
  open_reports: 0,
  is_changed: false,
  is_stale: false,
  suspected_duplicates: 0,
  ...change,
});

export const counts: ListingCounts = {
  all: 48,
  queue: 3,
  flagged: 1,
  changed: 2,
  stale: 0,
  duplicates: 4,
};

const listing = anOwnListing({
  name: 'Lake Basin Soaps',
  status: 'pending',
  featured: false,
  description:
    'We press moringa seed bought from farmers around Ahero and make soap in small lots for the lake.',
});

export const aReview = (change: Partial<ListingReview> = {}): ListingReview => ({
  listing,
  owner: { user_id: 12, name: 'Amani Otieno', email: 'amani@lake-basin-soaps.example' },
  application_id: 41,
  application_state: 'submitted',
  approved_at: '2026-06-01T09:00:00.000Z',
  changes: [{ field: 'Phone number', before: '+254700000100', after: '+254700000101' }],
  reports: [
    {
      id: 5,
      subject: 'listing',
      subject_id: 1,
      title: 'Lake Basin Soaps',
      path: null,
      reason: 'wrong contact details',
      details: 'Nobody answers the phone.',
      email: '',
      created_at: '2026-11-02T09:00:00.000Z',
      closed_at: null,
      outcome: null,
      note: null,
    },
  ],
  duplicates: [
    {
      listing_id: 8,
      slug: 'lake-basin-soap',
      name: 'Lake Basin Soap',
      status: 'published',
      because: ['same phone number', 'very similar name in the same county'],
    },
  ],
  ...change,
});

/** An imitated server with one listing. It records searches and what it is sent. */
export function createListingServer() {
  const api = {
    rows: [aListingRow()],
    review: aReview(),
    searches: [] as string[],
    sent: [] as { call: string; body: unknown }[],
    /** The reason to refuse the next write with. */
    refusal: null as string | null,
    /** Changes the state on a write. */
    onWrite: (_call: string): void => {},
  };
  const answer = async (request: Request, done: () => object, status = 200) => {
    const call = `${request.method} ${new URL(request.url).pathname.replace('/mainapp/', '')}`;
    const body: unknown = await request.json();
    api.sent.push({ call, body });
    api.onWrite(call);
    if (api.refusal === null) return HttpResponse.json(done(), { status });
    const detail = api.refusal;
    api.refusal = null;
    return HttpResponse.json({ detail }, { status: 409 });
  };
  const base = `${HOST}/mainapp/admin/listings/`;
  const handlers: RequestHandler[] = [
    http.get(`${base}counts/`, () => HttpResponse.json(counts)),
    http.get(base, ({ request }) => {
      api.searches.push(new URL(request.url).search);
      const results = api.rows;
      return HttpResponse.json({ count: results.length, page: 1, page_size: 25, results });
    }),
    http.get(`${base}:id/`, ({ params }) =>
      Number(params['id']) === api.review.listing.listing_id
        ? HttpResponse.json(api.review)
        : HttpResponse.json({ detail: 'Not found.' }, { status: 404 }),
    ),
    http.post(`${HOST}/mainapp/reviews/`, ({ request }) =>
      answer(request, () => ({ detail: 'The decision was saved.' }), 201),
    ),
    http.post(`${HOST}/mainapp/admin/changes/read/`, ({ request }) =>
      answer(request, () => ({ detail: 'The change is marked as read.' })),
    ),
    http.post(`${base}:id/featured/`, ({ request }) => answer(request, () => api.review)),
    http.put(`${base}:id/`, ({ request }) => answer(request, () => api.review)),
    http.post(`${HOST}/mainapp/admin/abuse-reports/:id/close/`, ({ request }) =>
      answer(request, () => api.review.reports[0] ?? {}),
    ),
  ];
  return { api, handlers };
}
