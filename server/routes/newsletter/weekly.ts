import { TZDate } from '@date-fns/tz';
import {
  and,
  arrayOverlaps,
  asc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  or,
  sql,
} from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CardName } from '../../../domain/newsletter';
import { nearestCounties } from '../../../domain/listing/similar';
import type { Db } from '../../db/database';
import { events, resources } from '../../db/schema/posts';
import { listings } from '../../db/schema/listings';
import { users } from '../../db/schema/accounts';
import { enqueueMail } from '../../mail/queue';
import { weeklyMail } from '../../mail/weeklyMail';
import { plainPageAddress } from '../../pages/serverHost';
import { readInterests } from '../../posts/tailoring';
import { UNSUBSCRIBE_PATH } from './chooseNewsletter';
import { findCards } from './issueCards';
import { wantsWeekly } from './repository';
import { roomInQueue } from './roomInQueue';
import { isNextDate } from '../events/series';
import { inLanguage } from '../../language';

const ZONE = 'Africa/Nairobi';
const THURSDAY = 4;
const MORNING = 7;
const DAY = 86_400_000;
/** What of the past is new, and what of the future is near; days. */
const NEW_DAYS = 7;
const COMING_DAYS = 14;
/** After a longer silence of the server the week is left out. */
const LATE_DAYS = 2;
/** The own county and its four nearest. */
const COUNTIES_NEAR_BY = 5;
/** Of each kind. */
const MOST = 4;

/** The latest Thursday morning in Kenya. */
export function latestDue(now: Date): Date {
  const local = new TZDate(now.getTime(), ZONE);
  local.setHours(MORNING, 0, 0, 0);
  local.setDate(local.getDate() - ((local.getDay() - THURSDAY + 7) % 7));
  if (local.getTime() > now.getTime()) local.setDate(local.getDate() - 7);
  return new Date(local.getTime());
}

type Member = Pick<typeof users.$inferSelect, 'id' | 'role'>;

/** What is new for a member: near them, or in their themes. Without answers of theirs, everything new is. */
async function newFor(db: Db, member: Member, now: Date): Promise<CardName[]> {
  const interests = (await readInterests(db, member)).filter(({ isNamed }) => isNamed);
  const themes = interests.flatMap(({ theme }) => theme ?? []);
  const county = interests.find((interest) => interest.county !== null)?.county ?? '';
  const near = nearestCounties(county).slice(0, COUNTIES_NEAR_BY);
  const since = new Date(now.getTime() - NEW_DAYS * DAY);
  const coming = await db
    .select({ key: events.slug })
    .from(events)
    .where(
      and(
        eq(events.status, 'published'),
        gt(events.start_date, now),
        isNextDate(now),
        lte(events.start_date, new Date(now.getTime() + COMING_DAYS * DAY)),
        ne(events.user_id, member.id),
        near.length === 0
          ? undefined
          : or(inArray(events.county, near), eq(events.attendance_mode, 'online')),
        themes.length === 0 ? undefined : arrayOverlaps(events.themes, themes),
      ),
    )
    .orderBy(asc(events.start_date), asc(events.id))
    .limit(MOST);
  const isFitting = or(
    near.length === 0 ? undefined : inArray(listings.county, near),
    themes.length === 0 ? undefined : arrayOverlaps(listings.themes, themes),
  );
  const listed = await db
    .select({ key: listings.slug })
    .from(listings)
    .where(
      and(
        eq(listings.status, 'published'),
        gte(listings.published_at, since),
        sql`${listings.owner_id} is distinct from ${member.id}`,
        isFitting,
      ),
    )
    .orderBy(
      sql`array_position(${sql.param(near)}::text[], ${listings.county})`,
      asc(listings.name),
    )
    .limit(MOST);
  const shared = await db
    .select({ id: resources.id })
    .from(resources)
    .where(
      and(
        eq(resources.status, 'published'),
        gte(resources.published_at, since),
        ne(resources.user_id, member.id),
        themes.length === 0 ? undefined : arrayOverlaps(resources.themes, themes),
      ),
    )
    .orderBy(asc(resources.published_at), asc(resources.id))
    .limit(MOST);
  return [
    ...coming.map(({ key }): CardName => ({ kind: 'event', key })),
    ...listed.map(({ key }): CardName => ({ kind: 'listing', key })),
    ...shared.map(({ id }): CardName => ({ kind: 'resource', key: String(id) })),
  ];
}

/**
 * Puts the next weekly emails into the queue; returns for how many members it has looked. Whoever chose it since the
 * latest Thursday waits for the next, and nobody gets one without anything new. Several processes may do so.
 */
export async function queueWeekly(app: FastifyInstance): Promise<number> {
  const { config } = app;
  const now = app.now();
  const due = latestDue(now);
  if (now.getTime() - due.getTime() > LATE_DAYS * DAY) return 0;
  return app.db.transaction(async (tx) => {
    const room = await roomInQueue(tx);
    if (room === 0) return 0;
    const members = await tx
      .select()
      .from(users)
      .where(
        and(
          wantsWeekly,
          lte(users.weekly_at, due),
          or(isNull(users.weekly_sent_at), lt(users.weekly_sent_at, due)),
        ),
      )
      .orderBy(asc(users.id))
      .limit(room)
      .for('update', { skipLocked: true });
    for (const member of members) {
      const { id, email: to, first_name: firstName, newsletter_token } = member;
      const names = await newFor(tx, member, now);
      const cards = await inLanguage(member.language, () => findCards(tx, config, names));
      if (cards.length > 0) {
        const key = `weekly:${due.toISOString().slice(0, 10)}:${id}`;
        const mail = () => {
          const path = `${UNSUBSCRIBE_PATH}/${newsletter_token}?of=weekly`;
          const unsubscribe = plainPageAddress(config, path);
          return weeklyMail(config, { to, firstName, unsubscribe, cards, key });
        };
        await enqueueMail(tx, mail, { config, account: id, now });
      }
      await tx.update(users).set({ weekly_sent_at: now }).where(eq(users.id, id));
    }
    return members.length;
  });
}
