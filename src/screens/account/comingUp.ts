import { t } from '../../../domain/language';
import type { Event, ShortEvent } from '../../../domain/contract/event';
import { applicationRow } from '../../../domain/vetting/applicationStates';
import { eventText } from '../../../domain/vetting/applicationEvents';
import type { Paths } from '../../paths';
import { shortPlaceText } from '../../entities/event/eventTexts';
import { dateText } from '../../ui/format';
import type { KnownApplication } from './memberSteps';
import { timeText } from './timeText';

/** A line of the Member Zone with a date. */
export interface Dated {
  key: string;
  title: string;
  text: string;
  to: string;
}

const DAY = 86_400_000;
const NEXT_WEEK = 7 * DAY;
/** Long enough before a level expires to renew it. */
const RENEWAL_NOTICE = 60 * DAY;
const DRAFT_NOTICE = 60 * DAY;

interface Facts {
  application: KnownApplication;
  /** The member's own events. */
  events: readonly Event[];
  attending: readonly Event[];
}

const knownOf = (application: KnownApplication) =>
  application === 'checking' || application === 'failed' ? null : application;

/** What takes place or expires soon, the next first. */
export function comingUp(facts: Facts, paths: Paths, now: number): Dated[] {
  const isWithin = (iso: string, span: number) => {
    const ahead = Date.parse(iso) - now;
    return ahead > 0 && ahead <= span;
  };
  const application = knownOf(facts.application);
  const expires = application?.expires_at;
  const isValid = applicationRow(application).result === 'valid';
  const attended = facts.attending
    .filter((event) => event.waiting_position === null && event.status !== 'cancelled')
    .filter((event) => event.status !== 'postponed' && isWithin(event.start_date, NEXT_WEEK))
    .map((event) => ({
      at: event.start_date,
      key: `attending ${event.event_id}`,
      title: event.name,
      text: t('You attend it: {time}', { time: timeText(event.start_date, event.timezone) }),
      to: paths.event(event.slug),
    }));
  const drafts = facts.events
    .filter(({ status }) => status === 'draft' || status === 'changes_requested')
    .filter(({ start_date }) => isWithin(start_date, DRAFT_NOTICE))
    .map((event) => ({
      at: event.start_date,
      key: `draft ${event.event_id}`,
      title: event.name,
      text: t('Planned for {time}, and not sent to our team yet', {
        time: timeText(event.start_date, event.timezone),
      }),
      to: paths.myEvents,
    }));
  const renewal =
    isValid && expires && isWithin(expires, RENEWAL_NOTICE)
      ? [
          {
            at: expires,
            key: 'expiry',
            title: t('Your level and badges expire'),
            text: t('Valid until {date}. After that you renew your answers.', {
              date: dateText(expires),
            }),
            to: paths.vetting,
          },
        ]
      : [];
  return [...attended, ...drafts, ...renewal]
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .map(({ at: _at, ...line }) => line);
}

/** Coming events in the county of the member and those around it. */
export const nearBy = (events: readonly ShortEvent[], paths: Paths): Dated[] =>
  events.map((event) => ({
    key: `near ${event.event_id}`,
    title: event.name,
    text: `${timeText(event.start_date, event.timezone)} · ${shortPlaceText(event)}`,
    to: paths.event(event.slug),
  }));

/** What our team did with the application since the last visit, the newest first. */
export function newsSince(
  application: KnownApplication,
  since: string | null,
  paths: Paths,
): Dated[] {
  if (since === null) return [];
  return (knownOf(application)?.history ?? [])
    .filter(({ at, by }) => by !== 'owner' && Date.parse(at) > Date.parse(since))
    .map(({ id, event, at }) => ({
      key: `move ${id}`,
      title: t('Your assessment'),
      text: `${t(eventText(event))}, ${dateText(at)}`,
      to: paths.vetting,
    }))
    .reverse();
}
