import { eq, sql } from 'drizzle-orm';
import type { Application, VettingResponse } from '../../domain/contract/vetting';
import type { UserData } from '../../domain/contract/session';
import { QUESTIONNAIRE, questionByCode } from '../../domain/vetting/questionnaire';
import { assess } from '../../domain/vetting/score';
import { answersBy, answersWorth } from '../../domain/vetting/testing/samples';
import type { Answers, VettingQuestion } from '../../domain/vetting/types';
import { APPLICATION_STATE, type ApplicationState } from '../../domain/vetting/applicationStates';
import { listingPeople } from '../db/schema/people';
import { listings } from '../db/schema/listings';
import { users } from '../db/schema/accounts';
import { applications, vettingResponses } from '../db/schema/vetting';
import { assessmentOf } from '../routes/vetting/assessmentInput';
import { summaryColumns } from '../routes/vetting/summary';
import { business, signUp } from './people';
import { bodyOf, type Answer, type TestApp } from './testApp';

type Given = Parameters<typeof answersBy>[1];

/** A new business account of this name. */
export const joinAsBusiness = (server: TestApp, name: string): Promise<UserData> =>
  signUp(server, {
    ...business,
    first_name: name,
    username: `${name}@firm.example`,
    email: `${name}@firm.example`,
  });

/** An admin whose account is a business, as in the demo. */
export async function joinAsTeam(server: TestApp, name = 'amina'): Promise<UserData> {
  const admin = await joinAsBusiness(server, name);
  await server.app.db.update(users).set({ role: 'admin' }).where(eq(users.id, admin.user_id));
  return admin;
}

export function asked(code: string): VettingQuestion {
  const question = questionByCode(QUESTIONNAIRE, code);
  if (!question) throw new Error(`no question ${code}`);
  return question;
}

export const idOf = (code: string): number => asked(code).id;

/** Ids of the options of a question by their values. */
export const optionsOf = (code: string, ...values: string[]): number[] =>
  asked(code)
    .options.filter(({ value }) => values.includes(value))
    .map(({ id }) => id);

/** Every question asked and answered with 3 points, cleared, agreed to everything; meets two badges. */
export const fullAnswers = (given: Given = {}): Answers => ({
  ...answersWorth(QUESTIONNAIRE.questions, 3),
  ...answersBy(QUESTIONNAIRE, {
    BD1: 'private_company',
    BD2: 'kenya',
    BD3: '100',
    BD4: '80',
    BD5: 'women_only',
    BD6: '60',
    BD8: 'neither',
    SC1: '20_to_49',
    SC5: 'yes',
    ...given,
  }),
});

/** As one value, since the database takes longer for hundreds of parameters than for the rows. */
export const writeAnswers = async (
  { app: { db } }: TestApp,
  application: number,
  answers: Answers,
): Promise<void> => {
  await db.execute(sql`
    insert into ${vettingResponses} (application_id, question, text, selected_options, evidence_url)
    select ${application}, question::integer, answer ->> 'text', answer -> 'selected_options',
      answer ->> 'evidence_url'
    from jsonb_each(${JSON.stringify(answers)}) as given (question, answer)`);
};

const YEAR = 365 * 86_400_000;

/** An application in this state with these answers, as if it had got there. */
export async function putApplication(
  server: TestApp,
  userId: number,
  state: ApplicationState,
  answers: Answers = fullAnswers(),
): Promise<number> {
  const now = server.app.now();
  const isSubmitted = APPLICATION_STATE[state].phase !== 'answering';
  const isDecided = APPLICATION_STATE[state].result !== null;
  const circumstances = { category: null, isFinal: true, isChecked: isDecided };
  const assessment = isSubmitted ? assess(QUESTIONNAIRE, answers, circumstances) : null;
  const input = { answers, category: null, application: { state, assessment } };
  const [row] = await server.app.db
    .insert(applications)
    .values({
      user_id: userId,
      state,
      questionnaire_version: QUESTIONNAIRE.version,
      created_at: now,
      state_since: now,
      assessment,
      ...summaryColumns(assessmentOf(input)),
      ...(isSubmitted && { submitted_at: now }),
      ...(isDecided && { decided_at: now, expires_at: new Date(now.getTime() + YEAR) }),
    })
    .returning();
  const id = row?.id ?? 0;
  await writeAnswers(server, id, answers);
  return id;
}

/** The listing of a business, or of nobody; returns its id. */
export async function putListing(
  { app: { db } }: TestApp,
  owner_id: number | null,
  change: Partial<typeof listings.$inferInsert> = {},
): Promise<number> {
  const [added] = await db
    .insert(listings)
    .values({
      owner_id,
      slug: `firm-${owner_id}`,
      status: 'pending',
      name: 'Tujenge Bricks',
      summary: '',
      description: '',
      category: 'Home',
      other_categories: [],
      themes: [],
      badges: [],
      criteria: [],
      county: '047',
      address_locality: '',
      same_as: [],
      ...change,
    })
    .returning({ listing_id: listings.id });
  if (!added) throw new Error('no listing was added');
  if (owner_id !== null)
    await db.insert(listingPeople).values({ ...added, user_id: owner_id, role: 'owner' });
  return added.listing_id;
}

export async function listingOf({ app: { db } }: TestApp, ownerId: number) {
  const [row] = await db.select().from(listings).where(eq(listings.owner_id, ownerId));
  if (!row) throw new Error('no listing');
  return row;
}

/** Calls of the assessment as one caller; `query` such as `?as_user=3`. */
export const vettingCalls = (server: () => TestApp, token: string) => ({
  answer: (code: string, given: object, { query = '', headers = {} } = {}): Promise<Answer> => {
    const body = { question: idOf(code), text: '', selected_options: [], ...given };
    return server().post(`vet/response/${query}`, body, { token, headers });
  },
  send: (id: number | string, event: string, more: object = {}, query = ''): Promise<Answer> =>
    server().post(`vet/applications/${id}/events/${query}`, { event, ...more }, { token }),
  read: (path: string): Promise<Answer> => server().get(`vet/${path}`, token),
  responses: async (query = ''): Promise<VettingResponse[]> =>
    bodyOf<VettingResponse[]>(await server().get(`vet/responses/${query}`, token)),
  applications: async (query = ''): Promise<Application[]> =>
    bodyOf<Application[]>(await server().get(`vet/applications/${query}`, token)),
});

export const applicationIn = (answer: Answer): Application => bodyOf<Application>(answer);
