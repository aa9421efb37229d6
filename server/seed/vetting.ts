import { applicationAfter } from '../../domain/vetting/applicationLife';
import type { ApplicationActor } from '../../domain/vetting/applicationEvents';
import {
  APPLICATION_STATE,
  reviewerAfter,
  type ApplicationState,
} from '../../domain/vetting/applicationStates';
import { QUESTIONNAIRE, questionByCode } from '../../domain/vetting/questionnaire';
import { assess } from '../../domain/vetting/score';
import type { Answers } from '../../domain/vetting/types';
import type { Db } from '../db/database';
import { applicationEvents, applications, vettingResponses } from '../db/schema/vetting';
import { assessmentOf } from '../routes/vetting/assessmentInput';
import { summaryColumns } from '../routes/vetting/summary';
import { expiryOf } from '../routes/vetting/validity';
import { demoApplications } from './data/applications';
import { demoBusinesses } from './data/businesses';
import { demoAnswers } from './data/vetting/answers';
import { demoAnswersOf } from './data/vetting/pattern';
import type { DemoApplication, PersonKey } from './types';

const DAY = 86_400_000;

const codesToIds = (codes: readonly string[]): number[] =>
  codes.flatMap((code) => questionByCode(QUESTIONNAIRE, code)?.id ?? []);

/** Each step with the state before and after it, as the machine has it. */
export function demoHistoryOf({ history, note }: DemoApplication) {
  let state: ApplicationState = 'draft';
  return history.map(({ event, days_ago, codes = [], ...step }, index) => {
    const from_state: ApplicationState = state;
    const isOwners = applicationAfter(from_state, event, 'owner') !== null;
    const by: ApplicationActor = isOwners ? 'owner' : 'admin';
    const to_state = applicationAfter(from_state, event, by);
    if (to_state === null) throw new Error(`demo data sends ${event} in ${from_state}`);
    state = to_state;
    const told = index === history.length - 1 ? note : (step.note ?? null);
    const question_ids = codesToIds(codes);
    return { event, by, from_state, to_state, days_ago, question_ids, note: told };
  });
}

function demoAnswersAndCategory({ owner, listing }: DemoApplication) {
  const demo = demoAnswers[owner];
  const public_ = listing ?? demoBusinesses.find((business) => business.owner === owner);
  const category = public_?.category ?? null;
  return { answers: demo ? demoAnswersOf(owner, demo) : {}, category };
}

/** The score as it was last submitted or approved; null before. */
export function demoAssessmentOf(application: DemoApplication) {
  const { owner, state, submitted_days_ago } = application;
  if (submitted_days_ago === null || !demoAnswers[owner]) return null;
  const { answers, category } = demoAnswersAndCategory(application);
  return assess(QUESTIONNAIRE, answers, {
    category,
    isFinal: true,
    isChecked: APPLICATION_STATE[state].result !== null,
  });
}

/** The answers of a submission: those that were asked for later had no proof yet. */
function submittedAnswers(
  answers: Answers,
  steps: readonly { question_ids: readonly number[] }[],
  place: number,
): Answers {
  const askedLater = steps.slice(place).flatMap(({ question_ids }) => question_ids);
  return Object.fromEntries(
    Object.entries(answers).map(([question, answer]) => [
      question,
      askedLater.includes(Number(question)) ? { ...answer, evidence_url: '' } : answer,
    ]),
  );
}

/** Applications with their answers, history and score. */
export async function addApplications(
  db: Db,
  now: Date,
  idOf: (key: PersonKey) => number,
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  for (const application of demoApplications) {
    const { owner, state, note, created_days_ago, submitted_days_ago } = application;
    const steps = demoHistoryOf(application);
    const decision = steps.findLast(({ event }) => event === 'application.approved');
    const decided_at = decision ? ago(decision.days_ago) : null;
    const assessment = demoAssessmentOf(application);
    const { answers, category } = demoAnswersAndCategory(application);
    const actorOf = (by: ApplicationActor) => idOf(by === 'admin' ? 'admin' : owner);
    const [row] = await db
      .insert(applications)
      .values({
        user_id: idOf(owner),
        state,
        note,
        questionnaire_version: QUESTIONNAIRE.version,
        question_ids:
          APPLICATION_STATE[state].phase === 'changing' ? (steps.at(-1)?.question_ids ?? []) : [],
        assessment,
        ...summaryColumns(assessmentOf({ answers, category, application: { state, assessment } })),
        reviewer_id: steps.reduce<number | null>(
          (reviewer, { by, to_state }) =>
            reviewerAfter(reviewer, to_state, by === 'admin' ? actorOf(by) : null),
          null,
        ),
        state_since: ago(steps.at(-1)?.days_ago ?? created_days_ago),
        created_at: ago(created_days_ago),
        submitted_at: submitted_days_ago === null ? null : ago(submitted_days_ago),
        decided_at,
        expires_at: decided_at && expiryOf(decided_at),
      })
      .returning();
    const application_id = row?.id ?? 0;
    await db.insert(applicationEvents).values(
      steps.map(({ days_ago, ...step }, place) => ({
        ...step,
        answers:
          step.event === 'application.submitted' ? submittedAnswers(answers, steps, place) : null,
        application_id,
        actor_id: actorOf(step.by),
        created_at: ago(days_ago),
      })),
    );
    const responses = Object.entries(answers).map(([question, answer]) => ({
      ...answer,
      selected_options: [...answer.selected_options],
      application_id,
      question: Number(question),
      updated_at: ago(submitted_days_ago ?? 1),
    }));
    if (responses.length > 0) await db.insert(vettingResponses).values(responses);
  }
}
