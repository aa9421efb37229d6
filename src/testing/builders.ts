import type { Event } from '../../domain/contract/event';
import type { Listing, OwnListing } from '../../domain/contract/listing';
import type { Member } from '../../domain/contract/member';
import type { ListingPeople, ListingPerson } from '../../domain/contract/people';
import type { Picture } from '../../domain/contract/picture';
import type { Profile } from '../../domain/contract/profile';
import type { Resource } from '../../domain/contract/resource';
import type { OwnResultPage, Result, ResultPage } from '../../domain/contract/resultPage';
import type { UserData } from '../../domain/contract/session';
import type { Trends } from '../../domain/contract/trends';
import type { Upload } from '../../domain/contract/upload';

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
  in_language: 'en',
  claimed: true,
  logo: null,
  pictures: [],
  cover: null,
  products: [],
  category: 'Beauty & self-care',
  other_categories: [],
  themes: ['community action'],
  badges: ['women_led'],
  criteria: [
    { key: 'female_managers', label: 'Female managers', met: true, value: 75, threshold: 50 },
  ],
  level: 'Sprout',
  verified_at: '2026-06-01T09:00:00.000Z',
  changed_since: null,
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

export const anOwnListing = (change: Partial<OwnListing> = {}): OwnListing => ({
  ...aListing(),
  status: 'published',
  moderation_feedback: null,
  ...change,
});

export const aPerson = (change: Partial<ListingPerson> = {}): ListingPerson => ({
  user_id: 7,
  name: 'Wanjikũ Kamau',
  email: 'wanjiku@example.org',
  role: 'owner',
  is_account: true,
  is_active: true,
  since: '2026-05-03T09:00:00.000Z',
  ...change,
});

/** `aUser`, whose account the listing belongs to, and nobody else. */
export const somePeople = (change: Partial<ListingPeople> = {}): ListingPeople => ({
  listing_id: 1,
  role: 'owner',
  people: [aPerson()],
  invitations: [],
  ...change,
});

const aResult = {
  state: 'valid',
  business: { name: 'Lake Basin Soaps', slug: 'lake-basin-soaps' },
  level: 'Sapling',
  badges: ['women_led'],
  reviewed_at: '2026-10-17T09:00:00.000Z',
  valid_until: '2027-10-17T09:00:00.000Z',
  questionnaire_version: '2026-11',
} satisfies Result;

export const aResultPage = (change: Partial<ResultPage> = {}): ResultPage => ({
  code: 'abcdefghjk',
  ...aResult,
  ...change,
});

/** Switched off, as it is at first. */
export const anOwnResultPage = (change: Partial<OwnResultPage> = {}): OwnResultPage => ({
  listing_id: 1,
  role: 'owner',
  is_public: false,
  code: null,
  ...aResult,
  ...change,
});

export const aResource = (change: Partial<Resource> = {}): Resource => ({
  resource_id: 1,
  user_id: 7,
  status: 'published',
  moderation_feedback: null,
  headline: `Read the meter, part ${change.resource_id ?? 1}`,
  abstract: 'Twelve readings a year tell a small firm where its energy goes.',
  description: 'Write it on the wall.\n\n## When\n\nOn the first day of every month.',
  resource_type: 'guide',
  themes: ['energy transition'],
  author: 'Githinji Mwangi',
  publisher: null,
  source_url: null,
  license: null,
  in_language: 'en',
  time_required: 6,
  encoding: [],
  image: null,
  featured: false,
  published_at: '2026-06-01T09:00:00.000Z',
  modified_at: '2026-06-01T09:00:00.000Z',
  ...change,
});

export const aMember = (change: Partial<Member> = {}): Member => ({
  member_id: 1,
  display_name: `Wanjikũ ${change.member_id ?? 1}`,
  introduction: 'Grows seedlings in Ruiru.',
  themes: ['nature regeneration'],
  county: null,
  profile_picture: null,
  takes_messages: true,
  ...change,
});

export const aPicture = (change: Partial<Picture> = {}): Picture => ({
  src: '/uploads/a/photo.webp',
  widths: [320, 640, 900],
  width: 900,
  height: 600,
  color: '#185818',
  alt: '',
  ...change,
});

/** In Nairobi on 24 November 2026, 18:00 to 19:30. */
export const anEvent = (change: Partial<Event> = {}): Event => ({
  event_id: 1,
  user_id: 7,
  slug: `energy-walk-${change.event_id ?? 1}`,
  status: 'published',
  moderation_feedback: null,
  name: `Energy walk-through ${change.event_id ?? 1}`,
  summary: 'Read your meter, walk your building and leave with a list of ten.',
  description: 'A notebook finds most savings.\n\n## Please bring\n\n- Three bills',
  start_date: '2026-11-24T15:00:00.000Z',
  end_date: '2026-11-24T16:30:00.000Z',
  previous_start_date: null,
  timezone: 'Africa/Nairobi',
  attendance_mode: 'in_person',
  themes: ['energy transition'],
  place_name: 'Kibuye social hall',
  street_address: 'Jomo Kenyatta Highway, Kisumu',
  county: '042',
  organizer: 'Githinji Mwangi',
  price: 0,
  booking_url: null,
  maximum_attendee_capacity: 80,
  attendee_count: 0,
  attending: false,
  waiting_count: 0,
  waiting_position: null,
  online_url: null,
  image: null,
  in_language: 'en',
  members_only: false,
  repeat_rule: null,
  series_id: null,
  locked: false,
  sequence: 0,
  published_at: '2026-11-01T09:00:00.000Z',
  modified_at: '2026-11-01T09:00:00.000Z',
  ...change,
});

/** The account of `aUser`, with the answers of its form. */
export const aProfile = (change: Partial<Profile> = {}): Profile => ({
  user_id: 7,
  username: 'wanjiku',
  user_type: 'individual',
  first_name: 'Wanjikũ',
  last_name: 'Kamau',
  user_email: 'wanjiku@example.org',
  email_verified: true,
  phone_num: '000 0000 0000',
  age_bracket: '25-34',
  profile_picture: null,
  newsletter: false,
  weekly: false,
  takes_messages: true,
  language: 'en',
  has_password: true,
  created_at: '2026-05-03T09:00:00.000Z',
  interests: {
    display_name: 'Ciku',
    introduction: 'I mend clothes.',
    themes: ['community action'],
    county: '042',
    county_public: true,
    use_in_trends: true,
    newsletter: false,
  },
  business: null,
  consents: [{ kind: 'terms', given: true, version: 0, at: '2026-05-03T09:00:00.000Z' }],
  ...change,
});

export const anUpload = (change: Partial<Upload> = {}): Upload => ({
  content_url: '/uploads/abc/logo.webp',
  kind: 'logo',
  name: 'logo.webp',
  encoding_format: 'image/webp',
  content_size: 8_120,
  width: 400,
  height: 400,
  ...change,
});

/** The summary that everybody gets. */
export const someTrends = (change: Partial<Trends> = {}): Trends => ({
  month: '2026-06',
  refreshed_at: '2026-06-01T06:00:00.000Z',
  scope: 'summary',
  filter: null,
  people: 105,
  tables: [
    {
      question: 'barriers',
      cells: [
        { value: 'price', share: 60 },
        { value: 'time', share: null },
      ],
    },
  ],
  crosses: [],
  earlier: [],
  ...change,
});
