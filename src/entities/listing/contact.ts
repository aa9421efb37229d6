import { t } from '../../../domain/language';
import type { Listing } from '../../../domain/contract/listing';
import { countyName } from '../../../domain/counties';
import { DEFAULT_PHONE } from '../../../domain/limits';
import type { ActivityKind } from '../../../domain/listing/activity';

const ALLOWED = ['http:', 'https:', 'mailto:', 'tel:'];

/** The address if a link may lead there; null for any scheme but http, https, mailto and tel. */
export function safeHref(address: string | null): string | null {
  try {
    const url = new URL(address ?? '');
    return ALLOWED.includes(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}

/** A Kenyan or international number as `+254700000101`; null when it is none. */
export function phoneNumber(text: string | null): string | null {
  if (!text || text.trim() === DEFAULT_PHONE) return null;
  const digits = text.replace(/[^\d+]/g, '');
  if (/^0\d{8,9}$/.test(digits)) return `+254${digits.slice(1)}`;
  if (/^254\d{8,9}$/.test(digits)) return `+${digits}`;
  return /^\+\d{7,15}$/.test(digits) ? digits : null;
}

/** `+254 700 000 101` for a Kenyan number, any other as it is. */
export const spacedPhone = (number: string): string =>
  number.replace(/^(\+254)(\d{3})(\d{3})(\d{2,3})$/, '$1 $2 $3 $4');

/** What a tap on the ways to reach a business is counted as; undefined where nothing is counted. */
export type OnReach = ((kind: ActivityKind) => void) | undefined;

/** A web address as people say it. */
export const siteLabel = (href: string): string =>
  href.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

const NETWORKS = ['Instagram', 'Facebook', 'LinkedIn', 'TikTok', 'YouTube', 'X'];

/** The name of a social network, or else the host. */
export function networkLabel(href: string): string {
  const { hostname } = new URL(href);
  const name = hostname.replace(/^www\./, '').split('.')[0] ?? '';
  return NETWORKS.find((network) => network.toLowerCase() === name) ?? hostname;
}

export interface ContactLink {
  kind: 'call' | 'whatsapp' | 'email' | 'website' | 'social';
  label: string;
  href: string;
}

/** Every way to reach a business that leads somewhere safe. */
export function contactLinks(listing: Listing): ContactLink[] {
  const call = phoneNumber(listing.telephone);
  const whatsapp = phoneNumber(listing.whatsapp_phone);
  const site = safeHref(listing.url);
  const email = listing.email && safeHref(`mailto:${listing.email}`);
  const links: (ContactLink | null)[] = [
    call
      ? {
          kind: 'call',
          label: t('Call {phone}', { phone: spacedPhone(call) }),
          href: `tel:${call}`,
        }
      : null,
    whatsapp
      ? {
          kind: 'whatsapp',
          label: t('Write on WhatsApp'),
          href: `https://wa.me/${whatsapp.slice(1)}`,
        }
      : null,
    email ? { kind: 'email', label: listing.email ?? '', href: email } : null,
    site?.startsWith('http') ? { kind: 'website', label: siteLabel(site), href: site } : null,
    ...listing.same_as.map((address): ContactLink | null => {
      const href = safeHref(address);
      return href?.startsWith('http') ? { kind: 'social', label: networkLabel(href), href } : null;
    }),
  ];
  return links.filter((link) => link !== null);
}

type Place = Pick<Listing, 'address_locality' | 'county'>;

/** Null where the town says it already. */
function countyOf({ address_locality, county }: Place): string | null {
  const name = countyName(county)?.replace(' City', '');
  return !name || address_locality.includes(name) ? null : name;
}

/** Town and county, without saying one name twice. */
export function placeName(listing: Place): string {
  const { address_locality: place } = listing;
  const county = countyOf(listing);
  return county === null ? place : t('{place}, {county} County', { place, county });
}

/** The same as a map finds it. */
function placeOnMap(listing: Place): string {
  const county = countyOf(listing);
  const parts = [listing.address_locality, county && `${county} County`, 'Kenya'];
  return parts.filter((part) => part !== null).join(', ');
}

const MAP = 'https://www.openstreetmap.org';

const coordinates = ({ latitude, longitude }: Listing): [string, string] | null =>
  latitude === null || longitude === null ? null : [latitude.toFixed(5), longitude.toFixed(5)];

/** The place on OpenStreetMap: its point if known, else a search for its name. */
export function mapHref(listing: Listing): string {
  const point = coordinates(listing);
  if (point) {
    const [lat, lon] = point;
    return `${MAP}/?mlat=${lat}&mlon=${lon}#map=16/${lat}/${lon}`;
  }
  const query = new URLSearchParams({ query: placeOnMap(listing) });
  return `${MAP}/search?${query.toString()}`;
}

/** The way to it on OpenStreetMap, whose start the reader chooses there. */
export function directionsHref(listing: Listing): string {
  const to = coordinates(listing)?.join(',') ?? placeOnMap(listing);
  return `${MAP}/directions?${new URLSearchParams({ to }).toString()}`;
}

/** For links that leave the site for a page that the business chose: nothing of ours goes with them. */
export const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const;
