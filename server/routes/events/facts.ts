import type { FactChange } from '../../../domain/contract/common';
import { countyName } from '../../../domain/counties';
import { changedKeys } from '../../../domain/changedKeys';
import { localeFor, msg, t } from '../../../domain/language';
import type { EventFacts } from '../../db/schema/posts';
import { ATTENDANCE } from '../../pages/eventPage';
import type { EventRow } from './present';

export type EventFact = keyof EventFacts;

/** The labels of the form, in its order; what is read translates them. */
const LABELS: Record<EventFact, string> = {
  start_date: msg('Start'),
  end_date: msg('End'),
  timezone: msg('Time zone'),
  attendance_mode: msg('How to attend'),
  place_name: msg('Place'),
  street_address: msg('Street or how to find it'),
  county: msg('County'),
  online_url: msg('Link to join'),
  price: msg('Cost in KES'),
};

const isFact = (name: string): name is EventFact => name in LABELS;

const FACTS = Object.keys(LABELS).filter(isFact);

type Stored = Pick<EventRow, EventFact>;

export const eventFactsOf = (event: Stored): EventFacts => ({
  start_date: event.start_date.toISOString(),
  end_date: event.end_date.toISOString(),
  timezone: event.timezone,
  attendance_mode: event.attendance_mode,
  place_name: event.place_name,
  street_address: event.street_address,
  county: event.county,
  online_url: event.online_url,
  price: event.price,
});

export const changedEventFacts = (before: Partial<EventFacts>, after: EventFacts): EventFact[] =>
  changedKeys(FACTS, before, after);

export const labelsOf = (facts: readonly EventFact[]): string[] =>
  facts.map((fact) => LABELS[fact]);

/** Facts that are shown and that no admin has read since they changed. */
export const unreadFacts = (event: Stored & Pick<EventRow, 'approved'>): EventFact[] =>
  changedEventFacts(event.approved ?? {}, eventFactsOf(event));

const timeText = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat(localeFor('en-GB'), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(instant));

function textOf(fact: EventFact, facts: EventFacts): string {
  if (fact === 'start_date' || fact === 'end_date') return timeText(facts[fact], facts.timezone);
  if (fact === 'attendance_mode') return t(ATTENDANCE[facts.attendance_mode].words);
  if (fact === 'county') return (facts.county && countyName(facts.county)) ?? '';
  return String(facts[fact] ?? '');
}

/** The unread facts as text, as approved and as they are now. */
export function unreadChanges(event: Stored & Pick<EventRow, 'approved'>): FactChange[] {
  const after = eventFactsOf(event);
  const before = { ...after, ...event.approved };
  return unreadFacts(event).map((fact) => ({
    field: t(LABELS[fact]),
    before: textOf(fact, before),
    after: textOf(fact, after),
  }));
}
