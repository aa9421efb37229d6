import { http, HttpResponse, type RequestHandler } from 'msw';
import type { ApplicationReview } from '../../../../../domain/contract/admin/applicationReview';
import {
  PIPELINE_CARDS,
  type BulkPayload,
  type PipelineCard,
  type PipelineColumn,
  type PipelineStatistics,
} from '../../../../../domain/contract/admin/pipeline';
import type { Application, ApplicationEventPayload } from '../../../../../domain/contract/vetting';
import type { ApplicationEventType } from '../../../../../domain/vetting/applicationEvents';
import {
  APPLICATION_STATES,
  type ApplicationState,
} from '../../../../../domain/vetting/applicationStates';
import { applicationAfter, possibleEvents } from '../../../../../domain/vetting/applicationLife';
import { HOST } from '../../../../testing/server';
import { anApplication, aVettingReport, middlingAnswers } from '../../../../testing/vettingReport';

export const NOW = Date.parse('2026-11-21T09:00:00.000Z');

export function aCard(change: Partial<PipelineCard> = {}): PipelineCard {
  const state = change.state ?? 'submitted';
  return {
    application: 41,
    user_id: 107,
    name: 'Lake Basin Soaps',
    category: 'Beauty & self-care',
    county: '042',
    state,
    state_since: '2026-11-18T09:00:00.000Z',
    total: 61.27,
    level: 'Sapling',
    red_flags: 0,
    amber_flags: 0,
    reviewer: null,
    possible: possibleEvents(state, 'admin'),
    ...change,
  };
}

/** The same application once it has come to another state. */
export const inState = (state: ApplicationState, card: PipelineCard): PipelineCard => ({
  ...card,
  state,
  reviewer: null,
  possible: possibleEvents(state, 'admin'),
});

interface PipelineState {
  cards: PipelineCard[];
  histories: Map<number, Application['history']>;
  /** Bodies of what was written, with the address. */
  sent: { to: string; body: unknown }[];
  /** What the team keeps for itself, beside what every application has. */
  review: Partial<ApplicationReview>;
  /** Addresses that the board was read from. */
  searches: string[];
}

export const anEmptyPipeline = (): PipelineState => ({
  cards: [],
  histories: new Map(),
  sent: [],
  review: {},
  searches: [],
});

const TEAM = [
  { user_id: 1, name: 'Amina Wekesa' },
  { user_id: 2, name: 'Njeri Mwangi' },
];

/** Nothing noted, assigned or judged yet. */
export const aNewReview = (application: number): ApplicationReview => ({
  application,
  reviewer: null,
  team: TEAM,
  can_assign: true,
  can_unassign: true,
  can_snooze: true,
  snoozed: null,
  notes: [],
  can_judge: true,
  verdicts: [],
});

const reviewOf = ({ review }: PipelineState, application: number): ApplicationReview => ({
  ...aNewReview(application),
  ...review,
});

const statistics: PipelineStatistics = {
  since: '2025-11-21T09:00:00.000Z',
  funnel: [
    { state: 'submitted', applications: 40 },
    { state: 'listed', applications: 12 },
  ],
  time_in_state: [
    { state: 'submitted', stays: 38, median: 2.52, lower_quartile: 1, upper_quartile: 6.3 },
    { state: 'expired', stays: 0, median: null, lower_quartile: null, upper_quartile: null },
  ],
};

const applicationOf = (state: PipelineState, card: PipelineCard): Application =>
  anApplication({
    id: card.application,
    user: card.user_id,
    state: card.state,
    total: card.total,
    level: card.level,
    possible: card.possible,
    history: state.histories.get(card.application) ?? [],
  });

const tooLate = (card: PipelineCard) => ({
  detail: `Njeri Mwangi was quicker: it is ${card.state} by now.`,
});

function decide(state: PipelineState, id: number, event: ApplicationEventType): string | null {
  const card = state.cards.find(({ application }) => application === id);
  if (!card) return 'Not found.';
  const to = applicationAfter(card.state, event, 'admin');
  if (!to) return tooLate(card).detail;
  state.cards = state.cards.map((one) => (one === card ? inState(to, card) : one));
  return null;
}

const matching = (state: PipelineState, request: Request): PipelineCard[] => {
  const params = new URL(request.url).searchParams;
  const q = params.get('q')?.toLowerCase() ?? '';
  const category = params.get('category');
  return state.cards.filter(
    (card) =>
      card.name.toLowerCase().includes(q) &&
      (!category || card.category === category) &&
      (params.get('reviewer') !== 'none' || card.reviewer === null),
  );
};

/** The happy answers of the pipeline's calls; decisions move the cards as the machine allows. */
export const pipelineHandlers = (state: PipelineState): RequestHandler[] => [
  http.get(`${HOST}/mainapp/admin/pipeline/`, ({ request }) => {
    state.searches.push(new URL(request.url).search);
    const cards = matching(state, request);
    const columns: PipelineColumn[] = APPLICATION_STATES.map((each) => {
      const own = cards.filter((card) => card.state === each);
      return { state: each, count: own.length, cards: own.slice(0, PIPELINE_CARDS) };
    });
    return HttpResponse.json(columns);
  }),
  http.get(`${HOST}/mainapp/admin/pipeline/statistics/`, () => HttpResponse.json(statistics)),
  http.get(`${HOST}/mainapp/admin/pipeline/:state/`, ({ request, params }) => {
    const skip = Number(new URL(request.url).searchParams.get('skip'));
    const own = matching(state, request).filter((card) => card.state === params['state']);
    const cards = own.slice(skip, skip + PIPELINE_CARDS);
    return HttpResponse.json({ state: params['state'], count: own.length, cards });
  }),
  http.post(`${HOST}/mainapp/admin/pipeline/bulk/`, async ({ request }) => {
    const body = (await request.json()) as BulkPayload;
    state.sent.push({ to: 'bulk', body });
    const answers = body.applications.map((application) => ({
      application,
      detail: decide(state, application, body.event),
    }));
    return HttpResponse.json({
      done: answers.filter(({ detail }) => detail === null).map(({ application }) => application),
      refused: answers.filter(({ detail }) => detail !== null),
    });
  }),
  http.get(`${HOST}/vet/applications/:id/`, ({ params }) => {
    const card = state.cards.find(({ application }) => String(application) === params['id']);
    return card
      ? HttpResponse.json(applicationOf(state, card))
      : HttpResponse.json({ detail: 'Not found.' }, { status: 404 });
  }),
  http.post(`${HOST}/vet/applications/:id/events/`, async ({ request, params }) => {
    const body = (await request.json()) as ApplicationEventPayload;
    state.sent.push({ to: String(params['id']), body });
    const detail = decide(state, Number(params['id']), body.event);
    if (detail !== null) return HttpResponse.json({ detail }, { status: 409 });
    const card = state.cards.find(({ application }) => String(application) === params['id']);
    return HttpResponse.json(applicationOf(state, card ?? aCard()));
  }),
  http.post(`${HOST}/vet/applications/:id/clearance/`, async ({ request, params }) => {
    state.sent.push({ to: `clearance ${String(params['id'])}`, body: await request.json() });
    return HttpResponse.json(anApplication({ id: Number(params['id']), user: 107 }));
  }),
  http.get(`${HOST}/mainapp/admin/applications/:id/review/`, ({ params }) =>
    HttpResponse.json(reviewOf(state, Number(params['id']))),
  ),
  http.all(`${HOST}/mainapp/admin/applications/:id/*`, async ({ request, params }) => {
    const [, to = ''] = new URL(request.url).pathname.split('/applications/');
    const text = await request.text();
    const body: unknown = text === '' ? null : JSON.parse(text);
    state.sent.push({ to: `${request.method} ${to}`, body });
    return HttpResponse.json(reviewOf(state, Number(params['id'])));
  }),
  http.get(`${HOST}/mainapp/admin/reports/:id/comparison/`, () =>
    HttpResponse.json({ detail: 'Not found.' }, { status: 404 }),
  ),
  http.get(`${HOST}/vet/report/`, ({ request }) => {
    const user = Number(new URL(request.url).searchParams.get('user_id'));
    const card = state.cards.find(({ user_id }) => user_id === user);
    const business = { user_id: user, name: card?.name ?? '', category: null, listing_slug: null };
    return HttpResponse.json(
      aVettingReport({ business }, { answers: middlingAnswers({ DI8: 'no' }) }),
    );
  }),
];
