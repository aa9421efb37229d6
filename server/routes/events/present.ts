import { count, inArray, sql } from 'drizzle-orm';
import { hasPermission } from '../../../domain/permissions';
import type { Event } from '../../../domain/contract/event';
import type { EventStatus } from '../../../domain/vocabulary';
import type { Db } from '../../db/database';
import { attendances, events } from '../../db/schema/posts';
import type { Caller } from '../../posts/rights';
import { waitingOf, type Waiting } from './waitingOf';

export type EventRow = typeof events.$inferSelect;

/** The stored value of a date that a draft does not have yet. */
export const UNKNOWN_DATE = new Date(0);

/** The same rule as `isPublicEvent`. */
export const isPublicStatus = (status: EventStatus): boolean =>
  status === 'published' || status === 'cancelled' || status === 'postponed';

/** What visitors do not see of a members-only event. */
const WITHHELD = { description: '', place_name: null, street_address: null, booking_url: null };

interface Attendance {
  count: number;
  /** Whether the caller attends. */
  attending: boolean;
}

/** Attendance of these events, in one query. */
async function attendanceOf(
  db: Db,
  ids: number[],
  caller: Caller | null,
): Promise<Map<number, Attendance>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: attendances.event_id,
      count: count(),
      attending: sql<boolean>`bool_or(${attendances.user_id} = ${caller?.id ?? 0})`,
    })
    .from(attendances)
    .where(inArray(attendances.event_id, ids))
    .groupBy(attendances.event_id);
  return new Map(rows.map(({ id, ...attendance }) => [id, attendance]));
}

const dateText = (date: Date): string =>
  date.getTime() === UNKNOWN_DATE.getTime() ? '' : date.toISOString();

/** Only the organiser, admins and attendees get the link to join. */
function toEvent(
  { id, approved: _approved, search_text: _text, ...row }: EventRow,
  { count: attendee_count, attending }: Attendance,
  waiting: Waiting | undefined,
  caller: Caller | null,
): Event {
  const locked = row.members_only && caller === null;
  const isOwner = row.user_id === caller?.id;
  return {
    ...row,
    ...(locked && WITHHELD),
    event_id: id,
    attendee_count,
    attending,
    waiting_count: waiting?.count ?? 0,
    waiting_position: waiting?.position ?? null,
    online_url:
      isOwner || attending || hasPermission(caller, 'reviewPosts') ? row.online_url : null,
    locked,
    moderation_feedback: isOwner ? row.moderation_feedback : null,
    start_date: dateText(row.start_date),
    end_date: dateText(row.end_date),
    previous_start_date: row.previous_start_date?.toISOString() ?? null,
    published_at: row.published_at?.toISOString() ?? null,
    modified_at: row.modified_at.toISOString(),
  };
}

/** Events as `caller` may see them; null for a visitor. */
export async function toEvents(db: Db, rows: EventRow[], caller: Caller | null): Promise<Event[]> {
  const ids = rows.map(({ id }) => id);
  const attendance = await attendanceOf(db, ids, caller);
  const waiting = await waitingOf(db, ids, caller);
  const nobody: Attendance = { count: 0, attending: false };
  return rows.map((row) =>
    toEvent(row, attendance.get(row.id) ?? nobody, waiting.get(row.id), caller),
  );
}
