import { ABSENT, one, type Case, type Row, type World } from './permissionCases';

const admins: Case['expect'] = [401, 403, 403, 403, 200];
const businesses: Case['expect'] = [401, 403, 403, 200, 200];
const list = 'mainapp/admin/listings/';

const ofBusiness = (
  end: string,
  expect: Case['expect'],
  body?: (world: World) => unknown,
): Case => ({
  of: 'the business',
  path: ({ listingId }) => `${list}${listingId}/${end}`,
  ...(body && { body }),
  expect,
});

const edited = {
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
  modified_at: 'another moment',
};

export const LISTING_PERMISSIONS: Row[] = [
  ['GET /mainapp/admin/listings/', one(list, businesses)],
  ['GET /mainapp/admin/listings/counts/', one(`${list}counts/`, admins)],
  ['GET /mainapp/admin/listings/export/', { ...one(`${list}export/`, admins), isRecorded: true }],
  [
    'GET /mainapp/admin/listings/{id}/',
    ofBusiness('', businesses),
    one(`${list}${ABSENT}/`, [401, 403, 403, 404, 404]),
  ],
  [
    'PUT /mainapp/admin/listings/{id}/',
    ofBusiness('', [401, 403, 403, 403, 409], () => edited),
    one(`${list}${ABSENT}/`, [401, 403, 403, 403, 404], edited),
  ],
  [
    'POST /mainapp/admin/listings/{id}/featured/',
    ofBusiness('featured/', admins, () => ({ featured: true })),
    one(`${list}${ABSENT}/featured/`, [401, 403, 403, 403, 404], { featured: true }),
  ],
];
