import { http, HttpResponse, type RequestHandler } from 'msw';
import type {
  Application,
  VettingCategoryEntry,
  VettingQuestionEntry,
  VettingResponse,
  VettingResponsePayload,
} from '../../../../../domain/contract/vetting';
import { brokenAnswer } from '../../../../testing/checkedAnswers';
import { HOST } from '../../../../testing/server';

/** What becomes of the next saves. */
type Reply = 'ok' | 'unreachable' | 'lostAfterCommit' | 401 | 500 | 400 | 409 | 'nonsense';

const OPTION = { points: 4, flag: null, is_exclusive: false, is_not_applicable: false };

const aQuestion = (id: number): VettingQuestionEntry => ({
  id,
  code: `Q${id}`,
  category: Math.floor(id / 100),
  text: `Question ${id}`,
  help: '',
  why: '',
  source: '',
  evidence_hint: '',
  kind: 'one',
  weight: 1,
  bounds: null,
  max_choices: null,
  options: [1, 2].map((place) => ({
    ...OPTION,
    id: id * 100 + place,
    value: `v${place}`,
    label: `Option ${place}`,
  })),
  presets: [],
  questionnaire_version: 'small',
});

const categories: VettingCategoryEntry[] = [
  [6, "Let's Get Started", 'advanced'] as const,
  [1, 'Business Details', 'basic'] as const,
].map(([id, category_name, part]) => ({
  id,
  category_name,
  part,
  category_question_count: 2,
  category_questions: [id * 100 + 1, id * 100 + 2].map((question) => ({
    id: question,
    category: id,
  })),
}));

export const anApplication = (change: Partial<Application> = {}): Application => ({
  id: 3,
  user: 7,
  state: 'in_progress',
  questionnaire_version: 'small',
  note: null,
  question_ids: [],
  submitted_at: null,
  decided_at: null,
  expires_at: null,
  created_at: '2026-11-01T09:00:00.000Z',
  total: null,
  level: null,
  possible: ['application.submitted'],
  history: [],
  ...change,
});

/** A server with four questions that keeps the rules of revisions and of idempotency keys. */
export function createVettingServer() {
  const state = {
    reply: 'ok' as Reply,
    /** A token that it takes no answer with. */
    expired: null as string | null,
    responses: new Map<number, VettingResponse>(),
    /** Everybody's, when the server is careless. */
    others: [] as VettingResponse[],
    isCleared: false,
    applications: [anApplication()],
    /** What was asked of it, and what it wrote. */
    keys: [] as string[],
    tokens: [] as string[],
    asked: [] as URL[],
    written: [] as string[],
  };
  const kept = new Map<string, VettingResponse>();

  const answer = (user: number, question: number, optionId: number): VettingResponse => {
    const response: VettingResponse = {
      id: question,
      user,
      question,
      text: '',
      selected_options: [optionId],
      evidence_url: '',
      revision: (state.responses.get(question)?.revision ?? 0) + 1,
      updated_at: '2026-11-21T09:00:00.000Z',
    };
    state.responses.set(question, response);
    return response;
  };

  const save = (
    { question, selected_options: [option = 0] = [], based_on }: VettingResponsePayload,
    key: string,
  ) => {
    const known = kept.get(key);
    if (known) return HttpResponse.json(known);
    const current = state.responses.get(question) ?? null;
    if (based_on !== undefined && based_on !== (current?.revision ?? 0)) {
      return HttpResponse.json({ detail: 'Changed elsewhere.', current }, { status: 409 });
    }
    const response = answer(7, question, option);
    kept.set(key, response);
    state.written.push(`${question}: ${option}`);
    return HttpResponse.json(response);
  };

  const handlers: RequestHandler[] = [
    http.get(`${HOST}/vet/categories/`, () => HttpResponse.json(categories)),
    http.get(`${HOST}/vet/questions/`, () =>
      HttpResponse.json([101, 102, 601, 602].map(aQuestion)),
    ),
    http.get(`${HOST}/vet/responses/`, () =>
      HttpResponse.json([...state.responses.values(), ...state.others]),
    ),
    http.get(`${HOST}/vet/vetting-data/`, () =>
      HttpResponse.json([{ cleared_for_advanced_vetting: state.isCleared, data: [] }]),
    ),
    http.get(`${HOST}/vet/applications/`, () => HttpResponse.json(state.applications)),
    http.post(`${HOST}/vet/applications/3/events/`, () => {
      const submitted = anApplication({ state: 'submitted', possible: ['application.withdrawn'] });
      state.applications = [submitted];
      state.written.push('application');
      return HttpResponse.json(submitted);
    }),
    http.post(`${HOST}/vet/response/`, async ({ request }) => {
      const key = request.headers.get('Idempotency-Key') ?? '';
      const body = (await request.json()) as VettingResponsePayload;
      const token = request.headers.get('Authorization')?.replace('Token ', '') ?? '';
      state.keys.push(key);
      state.tokens.push(token);
      state.asked.push(new URL(request.url));
      const reply = token === state.expired ? 401 : state.reply;
      switch (reply) {
        case 'unreachable':
          return HttpResponse.error();
        case 'lostAfterCommit':
          save(body, key);
          return HttpResponse.error();
        case 'nonsense':
          return brokenAnswer(HttpResponse.json(null));
        case 'ok':
          return save(body, key);
        default:
          return HttpResponse.json({ detail: 'Said the server.' }, { status: reply });
      }
    }),
  ];
  return { state, handlers, answer };
}
