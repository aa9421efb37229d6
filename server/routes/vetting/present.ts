import type { Application, HistoryEntry, VettingResponse } from '../../../domain/contract/vetting';
import { t } from '../../../domain/language';
import { INTERNAL_EVENTS } from '../../../domain/vetting/applicationEvents';
import { possibleEvents } from '../../../domain/vetting/applicationLife';
import type { Db } from '../../db/database';
import type { Subject } from './subject';
import { expireAll } from './applicationLife';
import {
  vettingRepository,
  type ApplicationRow,
  type EventRow,
  type ResponseRow,
} from './repository';

type Viewer = Subject['part'];

/** It may be a text of ours, such as of an application that expired. */
const noteOf = ({ note }: { note: string | null }): string | null => note && t(note);

const textOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export const toResponse = (row: ResponseRow, user: number): VettingResponse => ({
  id: row.id,
  user,
  question: row.question,
  text: row.text,
  selected_options: row.selected_options,
  evidence_url: row.evidence_url,
  revision: row.revision,
  updated_at: row.updated_at.toISOString(),
});

/** What the team notes for itself never reaches a business. */
const isFor = (viewer: Viewer, { event }: EventRow): boolean =>
  viewer === 'admin' || !INTERNAL_EVENTS.includes(event);

/** Names of admins are left out for businesses. */
const toEntry = (row: EventRow, viewer: Viewer): HistoryEntry => ({
  id: row.id,
  event: row.event,
  from: row.from_state,
  to: row.to_state,
  at: row.created_at.toISOString(),
  by: row.by,
  actor_name: viewer === 'admin' ? row.actor_name : null,
  note: noteOf(row),
  question_ids: row.question_ids,
  ...(row.comments.length > 0 && { comments: row.comments }),
  ...(viewer === 'admin' && row.assignee_name !== null && { assignee_name: row.assignee_name }),
});

const toApplication = (
  row: ApplicationRow,
  history: EventRow[],
  viewer: Viewer,
  isNewest: boolean,
): Application => ({
  id: row.id,
  user: row.user_id,
  state: row.state,
  questionnaire_version: row.questionnaire_version,
  note: noteOf(row),
  question_ids: row.question_ids,
  submitted_at: textOf(row.submitted_at),
  decided_at: textOf(row.decided_at),
  expires_at: textOf(row.expires_at),
  created_at: row.created_at.toISOString(),
  total: row.assessment?.total ?? null,
  level: row.assessment?.level ?? null,
  possible: isNewest ? possibleEvents(row.state, viewer) : [],
  history: history
    .filter((event) => event.application_id === row.id && isFor(viewer, event))
    .map((event) => toEntry(event, viewer)),
});

/** The applications of a business, newest first, after expiring those whose time is over. */
export async function currentApplications(
  db: Db,
  userId: number,
  now: Date,
): Promise<ApplicationRow[]> {
  const repository = vettingRepository(db);
  const rows = await repository.ofBusiness(userId);
  const isDue = ({ state, expires_at }: ApplicationRow) =>
    state === 'listed' && expires_at !== null && expires_at <= now;
  const due = rows.filter(isDue);
  if (due.length === 0) return rows;
  await expireAll(db, due, now);
  return repository.ofBusiness(userId);
}

/** Presents applications to the caller. `rows` begin with the newest. */
export async function presentApplications(
  db: Db,
  rows: ApplicationRow[],
  viewer: Viewer,
): Promise<Application[]> {
  const history = await vettingRepository(db).history(rows.map(({ id }) => id));
  return rows.map((row, index) => toApplication(row, history, viewer, index === 0));
}
