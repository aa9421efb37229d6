import { http, HttpResponse, type RequestHandler } from 'msw';
import type { HelpLink, HelpLinkPayload, HelpRequest } from '../../domain/contract/helpLinks';
import type { ProofDocument, ProofDocumentPayload } from '../../domain/contract/proof';
import type {
  Application,
  ApplicationEventPayload,
  ReviewTimes,
  VettingCategoryEntry,
  VettingQuestionEntry,
  VettingResponse,
  VettingResponsePayload,
} from '../../domain/contract/vetting';
import { APPLICATION_STATES } from '../../domain/vetting/applicationStates';
import { TIMES_PERIOD_DAYS } from '../../domain/vetting/reviewTimes';
import { applicationAfter } from '../../domain/vetting/applicationLife';
import { progressOf } from '../../domain/vetting/progress';
import { QUESTIONNAIRE } from '../../domain/vetting/questionnaire';

export interface VettingState {
  responses: VettingResponse[];
  applications: Application[];
  isCleared: boolean;
  reviewTimes: ReviewTimes;
  helpLinks: HelpLink[];
  /** What every link for help opens; null where it has ended. Its answers are those above. */
  help: HelpRequest | null;
  proof: ProofDocument[];
}

export const emptyVetting = (): VettingState => ({
  responses: [],
  applications: [],
  isCleared: false,
  helpLinks: [],
  help: null,
  proof: [],
  reviewTimes: {
    days: TIMES_PERIOD_DAYS,
    states: APPLICATION_STATES.map((each) => ({
      state: each,
      median_days: null,
      ninetieth_percentile_days: null,
    })),
  },
});

const { version, categories, questions } = QUESTIONNAIRE;

const categoryEntries: VettingCategoryEntry[] = categories.map((category) => {
  const own = questions.filter((question) => question.category === category.id);
  return {
    ...category,
    category_question_count: own.length,
    category_questions: own.map(({ id }) => ({ id, category: category.id })),
  };
});

export const questionEntries: VettingQuestionEntry[] = questions.map((question) => ({
  ...question,
  bounds: question.bounds && [...question.bounds],
  options: [...question.options],
  presets: question.presets.map(({ because, when }) => ({
    because,
    when: when.map(({ question: code, has_any, has_none }) => ({
      question: code,
      ...(has_any && { has_any: [...has_any] }),
      ...(has_none && { has_none: [...has_none] }),
    })),
  })),
  questionnaire_version: version,
}));

/** A document that proves no answer yet. */
export const aProof = (change: Partial<ProofDocument> = {}): ProofDocument => {
  const id = change.id ?? 'proof-1';
  return {
    id,
    user: 7,
    name: 'County permit',
    address: `https://kijani.example/vetting/proof/${id}`,
    encoding_format: 'application/pdf',
    content_size: 40_000,
    dated_on: '2026-01-15',
    expires_on: '2026-12-31',
    questions: [],
    ...change,
  };
};

/** A user id of the query, or the own one. */
const userIdOf = (request: Request, name: string, own: number): number =>
  Number(new URL(request.url).searchParams.get(name) ?? own);

/** Stores an answer unless it was changed since. */
async function keepAnswer(state: VettingState, request: Request, user: number) {
  const {
    based_on,
    text = '',
    selected_options = [],
    evidence_url = '',
    ...given
  } = (await request.json()) as VettingResponsePayload;
  const before = state.responses.find(({ question }) => question === given.question);
  if (based_on !== undefined && based_on !== (before?.revision ?? 0))
    return HttpResponse.json(
      { detail: 'Changed elsewhere.', current: before ?? null },
      { status: 409 },
    );
  const kept: VettingResponse = {
    ...given,
    text,
    selected_options,
    evidence_url,
    id: given.question,
    user,
    revision: (before?.revision ?? 0) + 1,
    updated_at: new Date().toISOString(),
  };
  state.responses = [...state.responses.filter((one) => one !== before), kept];
  return HttpResponse.json(kept, { status: before ? 200 : 201 });
}

/** What a link for help opens: one category of a business, with every question of it. */
export const aHelpRequest = (category: number, change: Partial<HelpRequest> = {}): HelpRequest => {
  const entry = categoryEntries.find(({ id }) => id === category);
  if (!entry) throw new Error(`no category ${category}`);
  return {
    business: 'Lake Soaps',
    category: entry,
    expires_at: '2026-12-04T09:00:00.000Z',
    locked: null,
    questions: questionEntries.filter((question) => question.category === category),
    responses: [],
    ...change,
  };
};

/** The default answers of the vetting calls; answers that are sent are stored. */
export const vettingHandlers = (
  state: VettingState,
  userId: () => number,
  host: string,
): RequestHandler[] => [
  http.get(`${host}/vet/categories/`, () => HttpResponse.json(categoryEntries)),
  http.get(`${host}/vet/review-times/`, () => HttpResponse.json(state.reviewTimes)),
  http.get(`${host}/vet/questions/`, () => HttpResponse.json(questionEntries)),
  http.get(`${host}/vet/responses/`, () => HttpResponse.json(state.responses)),
  http.get(`${host}/vet/applications/`, ({ request }) => {
    const user = userIdOf(request, 'user', userId());
    return HttpResponse.json(state.applications.filter((one) => one.user === user));
  }),
  http.get(`${host}/vet/vetting-data/`, () => {
    const answers = Object.fromEntries(state.responses.map((one) => [one.question, one]));
    const data = progressOf(QUESTIONNAIRE, answers);
    return HttpResponse.json([{ cleared_for_advanced_vetting: state.isCleared, data }]);
  }),
  http.get(`${host}/vet/proof-documents/`, () => HttpResponse.json(state.proof)),
  http.get(`${host}/vet/proof-documents/:id/`, ({ params }) => {
    const found = state.proof.find(({ id }) => id === params['id']);
    return found
      ? HttpResponse.json(found)
      : HttpResponse.json({ detail: 'Not found.' }, { status: 404 });
  }),
  http.post(`${host}/vet/proof-documents/`, async ({ request }) => {
    const { content_url, ...details } = (await request.json()) as ProofDocumentPayload;
    const id = content_url.split('/')[2] ?? '';
    const added = aProof({ id, user: userId(), ...details });
    state.proof = [...state.proof, added];
    return HttpResponse.json(added, { status: 201 });
  }),
  http.delete(`${host}/vet/proof-documents/:id/`, ({ params }) => {
    state.proof = state.proof.filter(({ id }) => id !== params['id']);
    return new HttpResponse(null, { status: 204 });
  }),
  http.post(`${host}/vet/response/`, ({ request }) =>
    keepAnswer(state, request, userIdOf(request, 'as_user', userId())),
  ),
  http.get(`${host}/vet/help-links/`, () => HttpResponse.json(state.helpLinks)),
  http.post(`${host}/vet/help-links/`, async ({ request }) => {
    const { category, name } = (await request.json()) as HelpLinkPayload;
    const link: HelpLink = {
      id: state.helpLinks.length + 1,
      category,
      name,
      created_at: '2026-11-20T09:00:00.000Z',
      expires_at: '2026-12-04T09:00:00.000Z',
      answers: 0,
    };
    state.helpLinks = [...state.helpLinks, link];
    return HttpResponse.json({ ...link, token: 'secret' }, { status: 201 });
  }),
  http.delete(`${host}/vet/help-links/:id/`, ({ params }) => {
    state.helpLinks = state.helpLinks.filter(({ id }) => String(id) !== params['id']);
    return new HttpResponse(null, { status: 204 });
  }),
  http.get(`${host}/vet/help/:token/`, () =>
    state.help
      ? HttpResponse.json({ ...state.help, responses: state.responses })
      : HttpResponse.json({ detail: 'This link no longer works.' }, { status: 404 }),
  ),
  http.post(`${host}/vet/help/:token/`, ({ request }) => keepAnswer(state, request, userId())),
  http.post(`${host}/vet/applications/:id/events/`, async ({ request, params }) => {
    const { event } = (await request.json()) as ApplicationEventPayload;
    const application = state.applications.find(({ id }) => String(id) === params['id']);
    const next = application && applicationAfter(application.state, event, 'owner');
    if (!application || !next)
      return HttpResponse.json({ detail: 'That is not possible now.' }, { status: 409 });
    const moved = { ...application, state: next, possible: [] };
    state.applications = state.applications.map((one) => (one === application ? moved : one));
    return HttpResponse.json(moved);
  }),
];
