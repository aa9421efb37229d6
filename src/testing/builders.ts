import type { Listing } from '../../domain/contract/listing';
import type { UserData } from '../../domain/contract/session';

const base64Url = (value: object) =>
  Buffer.from(JSON.stringify(value), 'utf8').toString('base64url');

/** An unsigned token as the SPA reads it: the client never checks signatures. */
export const aToken = (payload: object): string =>
  `${base64Url({ alg: 'HS256', typ: 'JWT' })}.${base64Url(payload)}.c2lnbmF0dXJl`;

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

/** A signed-in member whose token is live for an hour. */
export function aUser(change: Partial<UserData> = {}): UserData {
  const user: UserData = {
    token: '',
    user_id: 7,
    user_type: 'individual',
    form_filled: true,
    role: 'member',
    first_name: 'Wanjikũ',
    last_name: 'Kamau',
    user_email: 'wanjiku@example.org',
    profile_picture: null,
    ...change,
  };
  return { ...user, token: change.token ?? aToken({ user_data: user, exp: inAnHour() }) };
}

export const aListing = (change: Partial<Listing> = {}): Listing => ({
  listing_id: 1,
  slug: `lake-basin-soaps-${change.listing_id ?? 1}`,
  name: `Lake Basin Soaps ${change.listing_id ?? 1}`,
  summary: 'Cold-process soap from shea and moringa pressed in Kisumu.',
  description:
    'We press moringa seed bought from farmers around Ahero and make soap in small lots.',
  logo: null,
  category: 'Beauty & self-care',
  other_categories: [],
  themes: ['community action'],
  badges: ['women_led'],
  criteria: [
    { key: 'female_managers', label: 'Female managers', met: true, value: 75, threshold: 50 },
  ],
  level: 'Sprout',
  verified_at: '2026-06-01T09:00:00.000Z',
  featured: true,
  founding_year: 2016,
  county: '042',
  address_locality: 'Kisumu',
  street_address: null,
  latitude: -0.09,
  longitude: 34.77,
  email: 'hello@lake-basin-soaps.example',
  telephone: '+254700000101',
  whatsapp_phone: null,
  url: 'https://lake-basin-soaps.example',
  same_as: [],
  opening_hours: null,
  published_at: '2026-05-01T09:00:00.000Z',
  modified_at: '2026-06-01T09:00:00.000Z',
  ...change,
});
