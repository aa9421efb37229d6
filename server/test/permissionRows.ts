import { formOf } from './files';
import { business as businessAccount, individual as individualAccount, PASSWORD } from './people';
import {
  ABSENT,
  everybody,
  members,
  needing,
  nobody,
  one,
  ownAccount,
  reads,
  type Row,
} from './permissionCases';
import { ACCOUNT_PERMISSIONS } from './permissionRowsOfAccounts';
import { MODERATION_PERMISSIONS } from './permissionRowsOfModeration';
import { NEWSLETTER_PERMISSIONS } from './permissionRowsOfNewsletter';
import { PRIVACY_PERMISSIONS } from './permissionRowsOfPrivacy';
import { PIPELINE_PERMISSIONS } from './permissionRowsOfPipeline';
import { DESK_PERMISSIONS } from './permissionRowsOfDesk';
import { CLAIM_PERMISSIONS } from './permissionRowsOfClaims';
import { REVIEW_PERMISSIONS } from './permissionRowsOfReviews';
import { PEOPLE_PERMISSIONS } from './permissionRowsOfPeople';
import { LISTING_PERMISSIONS } from './permissionRowsOfListings';
import { POST_PERMISSIONS } from './permissionRowsOfPosts';
import { VETTING_PERMISSIONS } from './permissionRowsOfVetting';

const interests = {
  display_name: 'Achieng O.',
  introduction: '',
  themes: ['community action'],
  county: '042',
  county_public: false,
  use_in_trends: true,
  newsletter: false,
};

const businessForm = {
  name: 'Tujenge Bricks',
  category: 'Home',
  county: '047',
  address_locality: 'Kariobangi',
  founding_year: 2016,
  themes: ['community action'],
  description:
    'We press building blocks from soil and crushed glass, which comes from bars of the estate.',
  telephone: '',
  url: '',
  consent_listing: true,
  newsletter: false,
};

const details = {
  first_name: 'Atieno',
  last_name: 'Otieno',
  user_email: individualAccount.email,
  phone_num: '',
  profile_picture: null,
  newsletter: false,
};

const newPassword = {
  current_password: PASSWORD,
  new_password1: 'maembe-na-ndizi',
  new_password2: 'maembe-na-ndizi',
};

const report = {
  subject: 'resource',
  reason: 'something else',
  details: 'Wrong.',
  email: '',
};

const newcomer = { ...individualAccount, username: 'newcomer', email: 'new@comer.example' };

const typeChange = (user_id: number) => ({ user_type: 'business', user_id });

/** A PDF is taken without drawing it anew, so the cases stay quick. */
const pdfForm = () =>
  formOf([
    { name: 'kind', content: 'file' },
    { name: 'file', fileName: 'a.pdf', content: '%PDF-1.7\n%%EOF\n' },
  ]);

/** One row for each route of the OpenAPI document; the test fails when one is missing. */
export const PERMISSIONS: Row[] = [
  ['GET /healthz', one('healthz', everybody)],
  ['GET /readyz', one('readyz', everybody)],
  [
    'POST /mainapp/state-counts/',
    one('mainapp/state-counts/', [204, 204, 204, 204, 204], {
      counts: [{ machine: 'vetting', kind: 'left', name: 'vetting.ready', range: 0, times: 1 }],
    }),
  ],
  ['POST /mainapp/csp-reports/', one('mainapp/csp-reports/', [204, 204, 204, 204, 204], [])],

  [
    'POST /accounts/login/',
    one('accounts/login/', everybody, {
      username: businessAccount.username,
      password: PASSWORD,
    }),
  ],
  ['POST /accounts/signup/', one('accounts/signup/', [201, 201, 201, 201, 201], newcomer)],
  ['POST /accounts/logout/', one('accounts/logout/', members, {})],
  ['GET /accounts/me/', one('accounts/me/', members)],
  ['POST /accounts/password/change/', one('accounts/password/change/', members, newPassword)],
  [
    'POST /dj-rest-auth/password/reset/',
    one('dj-rest-auth/password/reset/', everybody, { email: individualAccount.email }),
  ],
  [
    'POST /dj-rest-auth/password/reset/confirm/',
    one('dj-rest-auth/password/reset/confirm/', [400, 400, 400, 400, 400], {
      uid: 'MQ',
      token: 'guessed',
      new_password1: 'maembe-na-ndizi',
      new_password2: 'maembe-na-ndizi',
    }),
  ],
  [
    'POST /mainapp/user/update-user-type/',
    {
      of: 'the individual',
      path: () => 'mainapp/user/update-user-type/',
      body: (world) => typeChange(world.members.individual.user_id),
      expect: [401, 403, 403, 403, 403],
    },
    one('mainapp/user/update-user-type/', [401, 403, 403, 403, 403], typeChange(ABSENT)),
  ],

  [
    'POST /mainapp/sustainability/',
    one('mainapp/sustainability/', [401, 200, 200, 403, 200], interests),
  ],
  [
    'POST /mainapp/businesses/',
    one('mainapp/businesses/', [401, 403, 403, 200, 403], businessForm),
  ],
  ['GET /mainapp/profile/{user_id}/', ...ownAccount('', 200)],
  ['PUT /mainapp/profile/{user_id}/', ...ownAccount('', 200, () => details)],
  ['GET /mainapp/profile/{user_id}/export/', ...ownAccount('export/', 200)],
  [
    'POST /mainapp/profile/{user_id}/delete/',
    ...ownAccount('delete/', 204, () => ({ current_password: PASSWORD })),
    {
      of: 'the last admin',
      path: (world) => `mainapp/profile/${world.members.admin.user_id}/delete/`,
      body: () => ({ current_password: PASSWORD }),
      expect: [401, 403, 403, 403, 409],
      team: 403,
    },
  ],

  [
    'POST /mainapp/uploads/',
    { of: 'all', path: () => 'mainapp/uploads/', form: pdfForm, expect: [401, 201, 403, 403, 403] },
  ],
  [
    'GET /uploads/{id}/{name}',
    { of: 'the individual', path: ({ file }) => file.slice(1), expect: everybody },
    one('uploads/AAAAAAAAAAAAAAAAAAAAAA/a.pdf', nobody),
  ],
  [
    'GET /share/{kind}/{file}',
    {
      of: 'a published resource',
      path: ({ publicResourceId }) => `share/resource/${publicResourceId}.jpg`,
      expect: everybody,
    },
    {
      of: 'a draft of the individual',
      path: ({ resourceId }) => `share/resource/${resourceId}.jpg`,
      expect: nobody,
    },
    one('share/listing/absent.jpg', nobody),
  ],

  [
    'GET /newsletter/unsubscribe/{token}',
    {
      of: 'the individual',
      path: ({ newsletterToken }) => `newsletter/unsubscribe/${newsletterToken}`,
      expect: everybody,
    },
    one('newsletter/unsubscribe/AAAAAAAAAAAAAAAAAAAAAA', nobody),
  ],
  [
    'POST /newsletter/unsubscribe/{token}',
    {
      of: 'the individual',
      path: ({ newsletterToken }) => `newsletter/unsubscribe/${newsletterToken}`,
      body: () => ({}),
      expect: everybody,
    },
    one('newsletter/unsubscribe/AAAAAAAAAAAAAAAAAAAAAA', nobody, {}),
  ],
  [
    'GET /mainapp/newsletter/subscribers.csv',
    {
      ...one('mainapp/newsletter/subscribers.csv', [401, 403, 403, 403, 200]),
      needs: 'readSubscribers',
      isRecorded: true,
    },
  ],
  [
    'POST /newsletter/reports',
    {
      ...one('newsletter/reports', nobody, {
        recipient: individualAccount.email,
        type: 'complaint',
      }),
      of: 'a server without a secret',
    },
  ],
  [
    'GET /mainapp/admin/newsletter/suppressions/',
    {
      ...one('mainapp/admin/newsletter/suppressions/', [401, 403, 403, 403, 200]),
      needs: 'readSubscribers',
      isRecorded: true,
    },
  ],
  [
    'DELETE /mainapp/admin/newsletter/suppressions/{member}/',
    {
      ...one(`mainapp/admin/newsletter/suppressions/${ABSENT}/`, [401, 403, 403, 403, 404]),
      needs: 'readSubscribers',
    },
  ],
  ...NEWSLETTER_PERMISSIONS,

  ['GET /mainapp/listings/', one('mainapp/listings/', everybody)],
  ['GET /mainapp/listings/overview/', one('mainapp/listings/overview/', everybody)],
  ['GET /mainapp/listings/search/', one('mainapp/listings/search/', everybody)],
  ['GET /mainapp/listings/suggestions/', one('mainapp/listings/suggestions/?q=so', everybody)],
  ['GET /mainapp/listings/mine/', one('mainapp/listings/mine/', [401, 404, 404, 200, 404])],
  [
    'POST /mainapp/listings/{listing}/activity/',
    {
      of: 'the business',
      path: ({ listingId }) => `mainapp/listings/${listingId}/activity/`,
      body: () => ({ kind: 'whatsapp' }),
      expect: [204, 204, 204, 204, 204],
    },
    one(`mainapp/listings/${ABSENT}/activity/`, nobody, { kind: 'view' }),
  ],
  ['GET /mainapp/member-zone/', one('mainapp/member-zone/', members)],
  [
    'POST /mainapp/member-zone/visit/',
    one('mainapp/member-zone/visit/', [401, 204, 204, 204, 204], {}),
  ],
  ['GET /mainapp/listings/{listing}/', ...reads('mainapp/listings/', () => 'tujenge-bricks', null)],

  ['GET /mainapp/resources/', one('mainapp/resources/', everybody)],
  ['GET /mainapp/resources/overview/', one('mainapp/resources/overview/', everybody)],
  ['GET /mainapp/resources/search/', one('mainapp/resources/search/', everybody)],
  [
    'GET /mainapp/resources/{resource}/',
    ...reads(
      'mainapp/resources/',
      (world) => world.publicResourceId,
      (world) => world.resourceId,
    ),
  ],

  ['GET /mainapp/events/', one('mainapp/events/', everybody)],
  ['GET /mainapp/events/search/', one('mainapp/events/search/', everybody)],
  ['GET /mainapp/events/feed.ics', one('mainapp/events/feed.ics', everybody)],
  [
    'GET /mainapp/events/{event}/',
    ...reads(
      'mainapp/events/',
      (world) => world.publicEventId,
      (world) => world.eventId,
    ),
  ],
  [
    'GET /mainapp/events/{event}/event.ics',
    ...reads(
      'mainapp/events/',
      () => 'shown',
      (world) => world.eventId,
      'event.ics',
    ),
  ],

  ['GET /mainapp/members/', one('mainapp/members/', everybody)],
  ['GET /mainapp/forum/topics/', one('mainapp/forum/topics/', everybody)],
  ['GET /mainapp/trends/', one('mainapp/trends/', everybody)],
  ['GET /mainapp/trends/themes/', one('mainapp/trends/themes/', everybody)],
  [
    'POST /mainapp/reports/',
    {
      of: 'a published one',
      path: () => 'mainapp/reports/',
      body: (world) => ({ ...report, subject_id: world.publicResourceId }),
      expect: [201, 201, 201, 201, 201],
    },
    {
      of: 'a draft of the individual',
      path: () => 'mainapp/reports/',
      body: (world) => ({ ...report, subject_id: world.resourceId }),
      expect: nobody,
    },
    one('mainapp/reports/', nobody, { ...report, subject_id: ABSENT }),
  ],
  [
    'POST /mainapp/join-alerts/',
    one('mainapp/join-alerts/', [201, 201, 201, 201, 201], {
      email: 'mteja@example.org',
      q: 'quinoa',
      county: '042',
    }),
  ],
  ['GET /join-alerts/{token}', one('join-alerts/AAAAAAAAAAAAAAAAAAAAAA', nobody)],
  ['POST /join-alerts/{token}', one('join-alerts/AAAAAAAAAAAAAAAAAAAAAA', nobody, {})],
  ['GET /join-alerts/{token}/end', one('join-alerts/AAAAAAAAAAAAAAAAAAAAAA/end', nobody)],
  ['POST /join-alerts/{token}/end', one('join-alerts/AAAAAAAAAAAAAAAAAAAAAA/end', everybody, {})],
  ...needing('reviewPosts', ...POST_PERMISSIONS),
  ...needing(
    'reviewApplications',
    ...VETTING_PERMISSIONS,
    ...PIPELINE_PERMISSIONS,
    ...DESK_PERMISSIONS,
  ),
  ...REVIEW_PERMISSIONS,
  ...LISTING_PERMISSIONS,
  ...PEOPLE_PERMISSIONS,
  ...CLAIM_PERMISSIONS,
  ...ACCOUNT_PERMISSIONS,
  ...MODERATION_PERMISSIONS,
  ...PRIVACY_PERMISSIONS,
];
