import { and, eq } from 'drizzle-orm';
import type {
  ApplicationActor,
  ApplicationEventName,
} from '../../../domain/vetting/applicationEvents';
import {
  APPLICATION_STATE,
  APPLICATION_STATES,
  reviewerAfter,
  type ApplicationState,
} from '../../../domain/vetting/applicationStates';
import { applicationAfter } from '../../../domain/vetting/applicationLife';
import type { QuestionComment } from '../../../domain/contract/vetting';
import { msg, t } from '../../../domain/language';
import type { Answers } from '../../../domain/vetting/types';
import type { Db } from '../../db/database';
import { applicationEvents, applications } from '../../db/schema/vetting';
import { conflict, Failure } from '../../plugins/failures';
import { vettingRepository, type ApplicationRow } from './repository';

/** Who acts; the system has no account. */
export interface Actor {
  id: number | null;
  part: ApplicationActor;
}

export interface Move {
  event: ApplicationEventName;
  actor: Actor;
  /** The note for the history. */
  note?: string | null;
  question_ids?: number[];
  /** What to change in the named questions. */
  comments?: QuestionComment[];
  /** What is submitted. */
  answers?: Answers;
}

const ACTOR_NAMES: Record<ApplicationActor, string> = {
  owner: msg('the business'),
  admin: msg('our team'),
  system: msg('the time or a change of the listing'),
};

const canEverSend = (event: ApplicationEventName, part: ApplicationActor): boolean =>
  APPLICATION_STATES.some((state) => applicationAfter(state, event, part) !== null);

/** A 409 that says the present state and who caused it. */
async function tooLateFailure(db: Db, { id, state }: ApplicationRow): Promise<Failure> {
  const history = await vettingRepository(db).history([id]);
  const last = history.findLast(({ from_state, to_state }) => from_state !== to_state);
  const now = t(APPLICATION_STATE[state].is);
  return conflict(
    last
      ? t('This is not possible now: the application is {state}, by {actor}.', {
          state: now,
          actor: t(ACTOR_NAMES[last.by]),
        })
      : t('This is not possible now: the application is {state}.', { state: now }),
  );
}

/**
 * The next state. Throws 403 when this part never sends the event, and 409 when the state does not
 * allow it.
 */
async function requireNext(
  db: Db,
  application: ApplicationRow,
  { event, actor }: Move,
): Promise<ApplicationState> {
  const next = applicationAfter(application.state, event, actor.part);
  if (next !== null) return next;
  if (canEverSend(event, actor.part)) throw await tooLateFailure(db, application);
  const detail =
    actor.part === 'owner'
      ? msg('Only our team decides this.')
      : msg('Only the business decides this.');
  throw new Failure(403, { detail });
}

const entry = (
  { event, actor, note, question_ids = [], comments = [], answers }: Move,
  now: Date,
) => ({
  event,
  by: actor.part,
  actor_id: actor.id,
  note: note ?? null,
  question_ids,
  comments,
  answers: answers ?? null,
  created_at: now,
});

/** Changes of state, each with an entry in the history; for use within a transaction. */
export const applicationMoves = (tx: Db, now: Date) => ({
  requireNext: (application: ApplicationRow, move: Move) => requireNext(tx, application, move),

  /**
   * Throws 409 when the state has changed meanwhile. `change` has columns that change with the
   * state.
   */
  async take(
    application: ApplicationRow,
    move: Move,
    change: Partial<ApplicationRow> = {},
  ): Promise<ApplicationRow> {
    const { id, state: from_state } = application;
    const to_state = await requireNext(tx, application, move);
    const admin = move.actor.part === 'admin' ? move.actor.id : null;
    const [moved] = await tx
      .update(applications)
      .set({
        ...change,
        state: to_state,
        state_since: now,
        snoozed_until: null,
        snoozed_by: null,
        reviewer_id: reviewerAfter(application.reviewer_id, to_state, admin),
      })
      .where(and(eq(applications.id, id), eq(applications.state, from_state)))
      .returning();
    if (!moved) {
      const present = await vettingRepository(tx).byId(id);
      throw await tooLateFailure(tx, present ?? application);
    }
    const states = { application_id: id, from_state, to_state };
    await tx.insert(applicationEvents).values({ ...states, ...entry(move, now) });
    return moved;
  },

  /** Creates a new current application, which follows from `from_state`. */
  async open(
    userId: number,
    from_state: ApplicationState,
    move: Move,
    version: string,
  ): Promise<ApplicationRow> {
    const to_state = applicationAfter(from_state, move.event, move.actor.part) ?? from_state;
    await tx
      .update(applications)
      .set({ is_current: false })
      .where(and(eq(applications.user_id, userId), eq(applications.is_current, true)));
    const [opened] = await tx
      .insert(applications)
      .values({
        user_id: userId,
        state: to_state,
        questionnaire_version: version,
        state_since: now,
        created_at: now,
      })
      .returning();
    if (!opened) throw new Error('the application was not written');
    const states = { application_id: opened.id, from_state, to_state };
    await tx.insert(applicationEvents).values({ ...states, ...entry(move, now) });
    return opened;
  },
});
