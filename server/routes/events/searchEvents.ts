import { and, arrayContains, asc, desc, eq, gte, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { Event, EventSearchQuery } from '../../../domain/contract/event';
import type { FoundPage } from '../../../domain/contract/page';
import { EVENT_TIMES, type EventTime } from '../../../domain/contract/searchRelaxation';
import { CANCELLED } from '../../../domain/tailoring';
import { ATTENDANCE_MODES, THEMES } from '../../../domain/vocabulary';
import type { Db } from '../../db/database';
import { events, isPublicEvent } from '../../db/schema/posts';
import type { Caller } from '../../posts/rights';
import { fitOrder, interestsAsked, tailored } from '../../posts/tailoring';
import { dayOf } from '../../search/days';
import { offsetOf, pick, readPage, readPageSize, toPage } from '../../search/filters';
import { findMatch, toldOf, type Asked, type Search } from '../../search/findMatch';
import { SEARCHED } from '../../search/searched';
import { hasWord, wordsOf } from '../../search/text';
import { monthOf } from './month';
import { toEvents } from './present';
import { isNextDate } from './series';

const OTHER_TIME: Record<EventTime, EventTime> = { upcoming: 'past', past: 'upcoming' };

function toAsked({ q, exact, county, organizer, ...query }: EventSearchQuery): Asked {
  const month = monthOf(query.month) && query.month;
  return {
    q,
    exact,
    county,
    month,
    organizer: wordsOf(organizer).length > 0 ? organizer : undefined,
    date: dayOf(query.date) && query.date,
    theme: pick(THEMES, query.theme),
    mode: pick(ATTENDANCE_MODES, query.mode),
    when: pick(EVENT_TIMES, query.when) ?? (month ? undefined : 'upcoming'),
  };
}

const isDuring = (period: ReturnType<typeof dayOf>): SQL | undefined =>
  period && and(lt(events.start_date, period.ends), gte(events.end_date, period.starts));

/** Whether the name of the organiser has all of these words; undefined without any. */
export const hasOrganizer = (text: string | undefined): SQL | undefined =>
  and(
    ...wordsOf(text).map((word) => hasWord(sql`to_search_text(array[${events.organizer}])`, word)),
  );

const isAsked = ({ q, county, organizer, date, theme, mode }: Asked): boolean =>
  wordsOf(q).length > 0 || [county, organizer, date, theme, mode].some(Boolean);

/** An event that is going on counts as upcoming. A month is not left: its events are shown in a calendar.
 * Where nothing is asked, an event that repeats is listed once. */
const searchAt = (now: Date, cancelled: string | undefined): Search => ({
  of: SEARCHED.event,
  filtersOf: ({ month, when, ...asked }) => {
    const { theme, mode, organizer, date } = asked;
    return and(
      isPublicEvent,
      cancelled === 'no' ? ne(events.status, CANCELLED) : undefined,
      theme && arrayContains(events.themes, [theme]),
      mode && eq(events.attendance_mode, mode),
      hasOrganizer(organizer),
      isDuring(monthOf(month)),
      isDuring(dayOf(date)),
      when === 'upcoming' ? gte(events.end_date, now) : undefined,
      when === 'past' ? lt(events.end_date, now) : undefined,
      when === 'upcoming' && !month && !isAsked(asked) ? isNextDate(now) : undefined,
    );
  },
  relaxed(query) {
    const { theme, mode, organizer, date, ...rest } = query;
    const hasMore = [mode, organizer, date].some(Boolean);
    const other = rest.when && !rest.month && isAsked(query) ? OTHER_TIME[rest.when] : null;
    return [
      query,
      ...(theme && hasMore ? [{ ...rest, theme }] : []),
      ...(theme || hasMore ? [rest] : []),
      ...(other ? [{ ...rest, when: other }] : []),
    ];
  },
  bases: ({ month, when }) => [
    { month, when },
    ...(when && !month ? [{ when: OTHER_TIME[when] }] : []),
  ],
  nearest: ({ theme }, base, group) => [
    ...(theme ? [{ ...base, theme }] : []),
    { ...base, theme: pick(THEMES, group) },
    base,
  ],
});

/**
 * A page of what matches as asked, else of what is nearest to it. Only upcoming events of all themes can be sorted by
 * the caller's interests.
 */
export async function searchEvents(
  db: Db,
  query: EventSearchQuery,
  caller: Caller | null,
  now: Date,
): Promise<FoundPage<Event>> {
  const asked = toAsked(query);
  const match = await findMatch(db, searchAt(now, query.cancelled), asked);
  const when = match.relaxation.when ?? asked.when;
  const inOrder = when === 'past' ? desc : asc;
  const page = readPage(query.page);
  const size = readPageSize(query.page_size);
  const mayFit = when === 'upcoming' && !asked.theme && wordsOf(query.q).length === 0;
  const interests = mayFit ? await interestsAsked(db, query.sort, caller) : [];
  const rows = await db
    .select()
    .from(events)
    .where(match.where)
    .orderBy(
      ...match.nearestFirst,
      ...match.hitsFirst,
      ...fitOrder(interests, events),
      inOrder(events.start_date),
      inOrder(events.id),
    )
    .limit(size)
    .offset(offsetOf(page, size));
  const results = await toEvents(db, rows, caller);
  return {
    ...tailored(toPage(match.total, page, results, size), interests),
    ...toldOf(match),
  };
}
