import { eq } from 'drizzle-orm';
import {
  LONGEST_SNOOZE,
  type SnoozePayload,
} from '../../../../domain/contract/admin/applicationReview';
import { addDays, dayOf, isDay } from '../../../../domain/calendar';
import { msg, t } from '../../../../domain/language';
import { longDate } from '../../../../domain/longDate';
import { isOnDesk } from '../../../../domain/vetting/applicationStates';
import { applications } from '../../../db/schema/vetting';
import { inLanguage } from '../../../language';
import { conflict, invalid } from '../../../plugins/failures';
import type { ApplicationRow } from '../../vetting/repository';
import { recordInternal } from './entries';
import type { Reviewing } from './reviewing';

const NOT_ON_DESK = msg(
  'This application does not wait for our team now, so it cannot be snoozed.',
);

/** The first moment of a day in Kenya, which keeps the same time all year. */
const beginningOf = (day: string): Date => new Date(`${day}T00:00:00+03:00`);

export const isSnoozed = ({ snoozed_until }: ApplicationRow, now: Date): boolean =>
  snoozed_until !== null && snoozed_until > now;

/** Throws 400 when it is no day that an application can be snoozed until. */
function readDay(day: string, now: Date): Date {
  const today = dayOf(now.getTime());
  const isInReach = isDay(day) && day > today && day <= addDays(today, LONGEST_SNOOZE);
  if (!isInReach) {
    const message = t('Choose a day from tomorrow on, at most {most} days ahead.', {
      most: LONGEST_SNOOZE,
    });
    throw invalid({ until: [message] });
  }
  return beginningOf(day);
}

/** As it is stored, in English. */
const untilText = (until: Date): string =>
  inLanguage('en', () => `Until ${longDate(until.toISOString())}.`);

/** Leaves an application out of what waits until a day, or brings it back with null. Throws 400 or 409. */
export async function snooze(reviewing: Reviewing, { until: day }: SnoozePayload): Promise<void> {
  const { tx, application, admin, now } = reviewing;
  const before = isSnoozed(application, now) ? application.snoozed_until : null;
  const until = day === null ? null : readDay(day, now);
  if (until?.getTime() === before?.getTime()) return;
  if (!application.is_current || !isOnDesk(application.state)) throw conflict(NOT_ON_DESK);
  await tx
    .update(applications)
    .set({ snoozed_until: until, snoozed_by: until && admin.id })
    .where(eq(applications.id, application.id));
  await recordInternal(reviewing, {
    event: until ? 'application.snoozed' : 'application.unsnoozed',
    ...(until && { note: untilText(until) }),
    before,
    after: until,
  });
}
