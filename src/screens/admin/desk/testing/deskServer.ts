import { http, HttpResponse, type RequestHandler } from 'msw';
import {
  DESK_ROWS,
  type DeskBulkPayload,
  type DeskPage,
  type DeskRow,
} from '../../../../../domain/contract/admin/desk';
import type { Application, ApplicationEventPayload } from '../../../../../domain/contract/vetting';
import { applicationAfter, possibleEvents } from '../../../../../domain/vetting/applicationLife';
import { APPLICATION_STATES } from '../../../../../domain/vetting/applicationStates';
import { DESK_VIEWS, deskView, FIRST_VIEW } from '../../../../../domain/vetting/deskViews';
import { QUESTIONNAIRE } from '../../../../../domain/vetting/questionnaire';
import { HOST } from '../../../../testing/server';
import { anApplication, aVettingReport, middlingAnswers } from '../../../../testing/vettingReport';
import { aNewReview } from '../../pipeline/testing/pipelineServer';

export const NOW = Date.parse('2026-11-21T09:00:00.000Z');

export function aDeskRow(change: Partial<DeskRow> = {}): DeskRow {
  const state = change.state ?? 'submitted';
  return {
    application: 41,
    user_id: 107,
    name: 'Lake Basin Soaps',
    category: 'Beauty & self-care',
    county: '042',
    state,
    state_since: '2026-11-18T09:00:00.000Z',
    submitted_at: '2026-11-18T09:00:00.000Z',
    expires_at: null,
    total: 61.27,
    level: 'Sapling',
    red_flags: 1,
    amber_flags: 1,
    reviewer: null,
    possible: possibleEvents(state, 'admin'),
    ...change,
  };
}

export interface DeskState {
  rows: DeskRow[];
  sent: { to: string; body: unknown }[];
  searches: string[];
}

export const anEmptyDesk = (): DeskState => ({ rows: [], sent: [], searches: [] });

/** Red, amber and without proof. */
const answers = middlingAnswers({ DI5: 'convicted', DI3: 'none_unchecked', T1: 'verified' });

const applicationOf = ({ application, user_id, state, possible, submitted_at }: DeskRow) =>
  anApplication({ id: application, user: user_id, state, possible, submitted_at });

const pageOf = (rows: DeskRow[], params: URLSearchParams): DeskPage => {
  const wanted = DESK_VIEWS.find((each) => each === params.get('view')) ?? FIRST_VIEW;
  const page = Number(params.get('page') ?? 1);
  const named = rows.filter(({ name }) =>
    name.toLowerCase().includes((params.get('q') ?? '').toLowerCase()),
  );
  const inView = (view: typeof wanted) =>
    named.filter(
      ({ state, reviewer }) =>
        deskView(view).states.includes(state) &&
        (deskView(view).reviewer === undefined ||
          (reviewer === null) === (deskView(view).reviewer === 'nobody')),
    );
  const found = inView(wanted);
  return {
    count: found.length,
    page,
    page_size: DESK_ROWS,
    results: found.slice((page - 1) * DESK_ROWS, page * DESK_ROWS),
    states: APPLICATION_STATES.map((state) => ({
      state,
      count: found.filter((row) => row.state === state).length,
    })).filter(({ count }) => count > 0),
    views: DESK_VIEWS.map((view) => ({ view, count: inView(view).length })),
  };
};

/** The happy answers of the desk's calls; decisions move the rows as the machine allows. */
export const deskHandlers = (desk: DeskState): RequestHandler[] => [
  http.get(`${HOST}/mainapp/admin/desk/`, ({ request }) => {
    const { search, searchParams } = new URL(request.url);
    desk.searches.push(search);
    return HttpResponse.json(pageOf(desk.rows, searchParams));
  }),
  http.post(`${HOST}/mainapp/admin/desk/bulk/`, async ({ request }) => {
    const body = (await request.json()) as DeskBulkPayload;
    desk.sent.push({ to: 'bulk', body });
    const takers = desk.rows.filter(({ possible }) => possible.includes(body.event));
    if (takers.length !== body.expected) {
      const detail = `The list has changed: ${takers.length} match now.`;
      return HttpResponse.json({ detail }, { status: 409 });
    }
    return HttpResponse.json({
      done: takers.map(({ application }) => application),
      refused: [],
    });
  }),
  http.get(`${HOST}/vet/questions/`, () =>
    HttpResponse.json(
      QUESTIONNAIRE.questions.map((question) => ({
        ...question,
        questionnaire_version: QUESTIONNAIRE.version,
      })),
    ),
  ),
  http.get(`${HOST}/vet/applications/:id/`, ({ params }) => {
    const row = desk.rows.find(({ application }) => String(application) === params['id']);
    return row
      ? HttpResponse.json(applicationOf(row))
      : HttpResponse.json({ detail: 'Not found.' }, { status: 404 });
  }),
  http.get(`${HOST}/mainapp/admin/applications/:id/review/`, ({ params }) =>
    HttpResponse.json(aNewReview(Number(params['id']))),
  ),
  http.get(`${HOST}/mainapp/admin/reports/:id/comparison/`, () =>
    HttpResponse.json({ detail: 'Not found.' }, { status: 404 }),
  ),
  http.post(`${HOST}/vet/applications/:id/events/`, async ({ request, params }) => {
    const body = (await request.json()) as ApplicationEventPayload;
    desk.sent.push({ to: String(params['id']), body });
    const row = desk.rows.find(({ application }) => String(application) === params['id']);
    const to = row && applicationAfter(row.state, body.event, 'admin');
    if (!row || !to) return HttpResponse.json({ detail: 'Too late.' }, { status: 409 });
    const moved = { ...row, state: to, possible: possibleEvents(to, 'admin') };
    desk.rows = desk.rows.map((each) => (each === row ? moved : each));
    return HttpResponse.json(applicationOf(moved) satisfies Application);
  }),
  http.get(`${HOST}/vet/report/`, ({ request }) => {
    const user = Number(new URL(request.url).searchParams.get('user_id'));
    const row = desk.rows.find(({ user_id }) => user_id === user);
    const business = { user_id: user, name: row?.name ?? '', category: null, listing_slug: null };
    const application = row ? applicationOf(row) : null;
    return HttpResponse.json(aVettingReport({ business, application }, { answers }));
  }),
  http.get(`${HOST}/vet/vetting-data/`, () =>
    HttpResponse.json([{ cleared_for_advanced_vetting: true, data: [] }]),
  ),
];
