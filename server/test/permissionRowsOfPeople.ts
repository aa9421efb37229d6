import {
  ABSENT,
  everybody,
  members,
  nobody,
  one,
  RESULT_CODE,
  type Case,
  type Row,
  type World,
} from './permissionCases';

const base = 'mainapp/my-listings/';
const invitation = 'mainapp/listing-invitations/';

/** Of a listing that the individual owns, the other individual edits and no business account has. */
const ofShared = (
  end: string | ((world: World) => string),
  expect: Case['expect'],
  body?: unknown,
): Case => ({
  of: 'the individual',
  path: (world) => `${base}${world.sharedListingId}/${typeof end === 'string' ? end : end(world)}`,
  ...(body !== undefined && { body: () => body }),
  expect,
});

const absent = (end: string, body?: unknown): Case =>
  one(`${base}${ABSENT}/${end}`, [401, 404, 404, 404, 404], body);

const form = {
  name: 'Kisima Water',
  category: 'Home',
  county: '047',
  address_locality: 'Kariobangi',
  founding_year: 2016,
  themes: ['community action'],
  description:
    'We press building blocks from soil and crushed glass, which comes from bars of the estate.',
  telephone: '',
  url: '',
  modified_at: '2026-02-01T09:00:00.000Z',
};

const editors: Case['expect'] = [401, 200, 200, 404, 404];
const owners: Case['expect'] = [401, 200, 403, 404, 404];
const role = { role: 'owner' };
const invited = { email: 'guest@example.org', role: 'editor' };
const ofOther = ({ members: { otherIndividual } }: World) => `people/${otherIndividual.user_id}/`;
const ofOne = ({ members: { individual } }: World) => `people/${individual.user_id}/`;
const ofInvitation = ({ invitationId }: World) => `invitations/${invitationId}/`;

export const PEOPLE_PERMISSIONS: Row[] = [
  ['GET /mainapp/my-listings/', one(base, members)],
  ['GET /mainapp/my-listings/{id}/', ofShared('', editors), absent('')],
  ['PUT /mainapp/my-listings/{id}/', ofShared('', editors, form), absent('', form)],
  ['GET /mainapp/my-listings/{id}/people/', ofShared('people/', editors), absent('people/')],
  [
    'GET /mainapp/my-listings/{id}/result-page/',
    ofShared('result-page/', editors),
    absent('result-page/'),
  ],
  [
    'PUT /mainapp/my-listings/{id}/result-page/',
    ofShared('result-page/', owners, { is_public: false }),
    ofShared('result-page/', [401, 409, 403, 404, 404], { is_public: true }),
    absent('result-page/', { is_public: false }),
  ],
  [
    'GET /mainapp/result-pages/{code}/',
    one(`mainapp/result-pages/${RESULT_CODE}/`, everybody),
    one('mainapp/result-pages/absent/', nobody),
  ],
  // The result of the page is not valid; `successes.ts` has one that is.
  ['GET /v/{code}.jwt', one(`v/${RESULT_CODE}.jwt`, nobody), one('v/absent.jwt', nobody)],
  ['GET /v/status-list.jwt', one('v/status-list.jwt', everybody)],
  ['GET /.well-known/did.json', one('.well-known/did.json', everybody)],
  ['GET /.well-known/jwks.json', one('.well-known/jwks.json', everybody)],
  ['GET /v/{code}.svg', one(`v/${RESULT_CODE}.svg`, everybody), one('v/absent.svg', nobody)],
  [
    'PUT /mainapp/my-listings/{id}/people/{user_id}/',
    ofShared(ofOther, owners, role),
    ofShared(ofOne, [401, 409, 403, 404, 404], { role: 'editor' }),
    absent('people/1/', role),
  ],
  [
    'DELETE /mainapp/my-listings/{id}/people/{user_id}/',
    ofShared(ofOther, [401, 204, 204, 404, 404]),
    ofShared(ofOne, [401, 409, 403, 404, 404]),
    absent('people/1/'),
  ],
  [
    'POST /mainapp/my-listings/{id}/invitations/',
    ofShared('invitations/', [401, 200, 403, 403, 403], invited),
    one(`${base}${ABSENT}/invitations/`, [401, 404, 403, 403, 403], invited),
  ],
  [
    'POST /mainapp/my-listings/{id}/invitations/{invitation}/resend/',
    ofShared((world) => `${ofInvitation(world)}resend/`, [401, 200, 403, 403, 403]),
    one(`${base}${ABSENT}/invitations/1/resend/`, [401, 404, 403, 403, 403]),
  ],
  [
    'DELETE /mainapp/my-listings/{id}/invitations/{invitation}/',
    ofShared(ofInvitation, owners),
    absent('invitations/1/'),
  ],
  [
    'GET /mainapp/listing-invitations/{token}/',
    one(`${invitation}of-the-individual/`, members),
    one(`${invitation}absent/`, [401, 404, 404, 404, 404]),
  ],
  [
    'POST /mainapp/listing-invitations/{token}/',
    one(`${invitation}of-the-individual/`, [401, 200, 403, 403, 403], {}),
    one(`${invitation}absent/`, [401, 404, 404, 404, 404], {}),
  ],
];
