import type { Event as EventData, Place, VirtualLocation } from 'schema-dts';
import type { Event } from '../../domain/contract/event';
import { isFull } from '../../domain/eventPlaces';
import { countyName } from '../../domain/counties';
import { localeFor, msg, t } from '../../domain/language';
import { breadcrumbs } from './breadcrumbs';
import { imageOf } from './head';
import { plainText } from './html';
import { cardPath, type CardedView } from './shareCard';
import type { Site } from './view';
import { pageAddress } from './pageAddress';

export const eventPath = (slug: string): string => `/events/${encodeURIComponent(slug)}`;

const STATUS = {
  cancelled: 'https://schema.org/EventCancelled',
  postponed: 'https://schema.org/EventPostponed',
  published: 'https://schema.org/EventScheduled',
} as const;

export const ATTENDANCE = {
  in_person: { data: 'https://schema.org/OfflineEventAttendanceMode', words: msg('In person') },
  online: { data: 'https://schema.org/OnlineEventAttendanceMode', words: msg('Online') },
  hybrid: {
    data: 'https://schema.org/MixedEventAttendanceMode',
    words: msg('In person and online'),
  },
} as const;

const statusOf = ({ status }: Event) =>
  status === 'cancelled' || status === 'postponed' ? STATUS[status] : STATUS.published;

function locationsOf(event: Event, url: string): (Place | VirtualLocation)[] {
  const region = event.county && countyName(event.county);
  const place: Place = {
    '@type': 'Place',
    name: event.place_name ?? region ?? 'Kenya',
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'KE',
      ...(event.street_address && { streetAddress: event.street_address }),
      ...(region && { addressRegion: region }),
    },
  };
  const online: VirtualLocation = { '@type': 'VirtualLocation', url };
  if (event.attendance_mode === 'online') return [online];
  return event.attendance_mode === 'hybrid' ? [place, online] : [place];
}

function toData(event: Event, site: Site): EventData {
  const url = pageAddress(site, eventPath(event.slug));
  return {
    '@type': 'Event',
    name: event.name,
    description: plainText(event.description) || event.summary,
    url,
    image: imageOf(event.image, site),
    startDate: event.start_date,
    endDate: event.end_date,
    ...(event.previous_start_date && { previousStartDate: event.previous_start_date }),
    eventStatus: statusOf(event),
    eventAttendanceMode: ATTENDANCE[event.attendance_mode].data,
    location: locationsOf(event, url),
    organizer: { '@type': 'Organization', name: event.organizer, url },
    offers: {
      '@type': 'Offer',
      price: event.price,
      priceCurrency: 'KES',
      url: event.booking_url ?? url,
      availability: `https://schema.org/${isFull(event) ? 'SoldOut' : 'InStock'}`,
      ...(event.published_at && { validFrom: event.published_at }),
    },
    isAccessibleForFree: event.price === 0,
    ...(event.maximum_attendee_capacity !== null && {
      maximumAttendeeCapacity: event.maximum_attendee_capacity,
    }),
    inLanguage: event.in_language,
    keywords: event.themes.join(', '),
  };
}

type When = Pick<Event, 'start_date' | 'end_date' | 'timezone'>;

/** Date and time on the clocks of the event's own zone. */
export function whenOf({ start_date, end_date, timezone }: When): string {
  const format = new Intl.DateTimeFormat(localeFor('en-GB'), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: timezone,
  });
  return `${format.formatRange(new Date(start_date), new Date(end_date))} (${timezone})`;
}

const dayOf = ({ start_date, timezone }: When): string =>
  new Intl.DateTimeFormat(localeFor('en-GB'), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: timezone,
  }).format(new Date(start_date));

/** The page of one event, as a visitor may see it. */
export function eventPage(event: Event, site: Site): CardedView {
  const path = eventPath(event.slug);
  return {
    title: event.name,
    description: event.summary,
    path,
    type: 'website',
    status: 200,
    indexed: true,
    data: [
      toData(event, site),
      breadcrumbs(site, [
        [t('Events'), '/events'],
        [event.name, path],
      ]),
    ],
    card: {
      path: cardPath('event', event.slug),
      label: `${site.productName} · ${t('Events')}`,
      facts: `${dayOf(event)} · ${event.place_name ?? t(ATTENDANCE[event.attendance_mode].words)}`,
      picture: event.image?.src ?? null,
    },
  };
}
