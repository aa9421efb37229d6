import type { FieldErrors } from './contract/common';
import type { EventPayload } from './contract/event';
import type { ResourcePayload } from './contract/resource';
import { COUNTIES } from './counties';
import { RESOURCE_LIMITS } from './fieldLimits';
import { isTimeZone, readInstant } from './instants';
import { t } from './language';
import { FIELD_MESSAGES, LIMIT_MESSAGES, PLAIN_TEXT_MESSAGE } from './messages';
import { isRepeatOf, shortestPause } from './repeatRule';
import { normaliseWebAddress, WEB_ADDRESS_MESSAGE } from './webAddress';

export const ABSTRACT_MIN_LENGTH = 20;
const ABSTRACT_MAX_LENGTH = RESOURCE_LIMITS.abstract.maxLength;
export const DESCRIPTION_MIN_LENGTH = 50;
export const EVENT_MAX_DAYS = 14;

/** What form and server say of a post's fields. */
export const POST_MESSAGES = {
  html: () => t(PLAIN_TEXT_MESSAGE),
  abstract: () =>
    t('Write {least} to {most} characters.', {
      least: ABSTRACT_MIN_LENGTH,
      most: ABSTRACT_MAX_LENGTH,
    }),
  description: () => LIMIT_MESSAGES.minLength(DESCRIPTION_MIN_LENGTH),
  themes: () => t('Choose at least one theme.'),
  instant: () => t('Enter a date and time.'),
  order: () => t('The end must be after the start.'),
  duration: () => t('An event lasts at most {days} days.', { days: EVENT_MAX_DAYS }),
  past: () => t('The start must be in the future.'),
  timezone: () => t('Choose a time zone.'),
  county: () => t('Choose a county.'),
  place: () => t('Enter the name of the place.'),
  onlineUrl: () => t('Enter the address where to join.'),
  repeat: () => t('Choose again how the event repeats.'),
  overlap: () => t('The event must end before it is repeated.'),
} as const;

const DAY = 86_400_000;

type Faults = Record<string, string | false>;

const collect = (faults: Faults): FieldErrors =>
  Object.fromEntries(
    Object.entries(faults).flatMap(([field, message]) => (message ? [[field, [message]]] : [])),
  );

const html = (text: string) => /<[a-z!/?]/i.test(text) && POST_MESSAGES.html();
const address = (text: string) => normaliseWebAddress(text) === undefined && t(WEB_ADDRESS_MESSAGE);
const isAbstract = ({ length }: string) =>
  length >= ABSTRACT_MIN_LENGTH && length <= ABSTRACT_MAX_LENGTH;

/** What is wrong with a resource, by field. A draft may lack everything but its headline. */
export function resourceFaults(payload: ResourcePayload): FieldErrors {
  const { headline, abstract, description, author, publisher, license } = payload;
  const isDue = payload.intent === 'submit';
  return collect({
    headline: html(headline),
    abstract: html(abstract) || (isDue && !isAbstract(abstract) && POST_MESSAGES.abstract()),
    description:
      isDue && description.length < DESCRIPTION_MIN_LENGTH && POST_MESSAGES.description(),
    themes: isDue && payload.themes.length === 0 && POST_MESSAGES.themes(),
    author: html(author) || (isDue && author.length < 2 && t(FIELD_MESSAGES.thisRequired)),
    publisher: html(publisher),
    license: html(license),
    source_url: address(payload.source_url),
  });
}

interface Span {
  start_date: string;
  end_date: string;
}

/** What is wrong with the dates of an event that goes public. `settled` is a start it has already. */
export function spanFaults(span: Span, now: Date, settled: string | null = null): FieldErrors {
  const start = readInstant(span.start_date)?.getTime();
  const end = readInstant(span.end_date)?.getTime();
  const isSettled = settled !== null && start === Date.parse(settled);
  const order =
    start !== undefined &&
    end !== undefined &&
    ((end <= start && POST_MESSAGES.order()) ||
      (end - start > EVENT_MAX_DAYS * DAY && POST_MESSAGES.duration()));
  return collect({
    start_date:
      start === undefined
        ? POST_MESSAGES.instant()
        : !isSettled && start <= now.getTime() && POST_MESSAGES.past(),
    end_date: end === undefined ? POST_MESSAGES.instant() : order,
  });
}

const draftSpanFaults = ({ start_date, end_date }: Span): FieldErrors => {
  const fault = (text: string) =>
    text !== '' && readInstant(text) === null && POST_MESSAGES.instant();
  return collect({ start_date: fault(start_date), end_date: fault(end_date) });
};

/** A rule goes with the start that it was written for. */
function repeatFault({ repeat_rule: rule = '', timezone, ...span }: EventPayload) {
  const start = readInstant(span.start_date)?.getTime();
  if (rule === '' || !isTimeZone(timezone)) return false;
  if (start === undefined || !isRepeatOf(rule, start, timezone)) return POST_MESSAGES.repeat();
  const end = readInstant(span.end_date)?.getTime() ?? start;
  return end - start > shortestPause(rule) * DAY && POST_MESSAGES.overlap();
}

/** What is wrong with an event, by field. A draft may lack everything but its name. */
export function eventFaults(
  payload: EventPayload,
  now: Date,
  settledStart: string | null = null,
): FieldErrors {
  const { summary, description, organizer, county, attendance_mode: mode } = payload;
  const isDue = payload.intent === 'submit';
  const lacksPlace = isDue && mode !== 'online' && payload.place_name === '';
  const lacksLink = isDue && mode !== 'in_person' && payload.online_url === '';
  const isCounty = county === '' || COUNTIES.some(({ code }) => code === county);
  return {
    ...collect({
      name: html(payload.name),
      summary: html(summary) || (isDue && !isAbstract(summary) && POST_MESSAGES.abstract()),
      description:
        isDue && description.length < DESCRIPTION_MIN_LENGTH && POST_MESSAGES.description(),
      timezone: !isTimeZone(payload.timezone) && POST_MESSAGES.timezone(),
      themes: isDue && payload.themes.length === 0 && POST_MESSAGES.themes(),
      place_name: html(payload.place_name) || (lacksPlace && POST_MESSAGES.place()),
      street_address: html(payload.street_address),
      county: !isCounty && POST_MESSAGES.county(),
      online_url: address(payload.online_url) || (lacksLink && POST_MESSAGES.onlineUrl()),
      organizer:
        html(organizer) || (isDue && organizer.length < 2 && t(FIELD_MESSAGES.thisRequired)),
      booking_url: address(payload.booking_url),
      repeat_rule: repeatFault(payload),
    }),
    ...(isDue ? spanFaults(payload, now, settledStart) : draftSpanFaults(payload)),
  };
}
