import { guessColumns } from '../../domain/listing/importColumns';
import { IMPORT_HEADER, importFile, importRow } from './importFile';
import { ABSENT, needing, one, type Case, type Row, type World } from './permissionCases';

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

const facts = {
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
};
const edited = { ...facts, modified_at: 'another moment' };

const imports = 'mainapp/admin/imports/';
const text = importFile([importRow(1)]);
const columns = guessColumns(IMPORT_HEADER);

export const LISTING_PERMISSIONS: Row[] = [
  ...needing(
    'importListings',
    ['GET /mainapp/admin/imports/', one(imports, admins)],
    ['GET /mainapp/admin/imports/{id}/', one(`${imports}${ABSENT}/`, [401, 403, 403, 403, 404])],
    ['POST /mainapp/admin/imports/columns/', one(`${imports}columns/`, admins, { text })],
    ['POST /mainapp/admin/imports/preview/', one(`${imports}preview/`, admins, { text, columns })],
    [
      'POST /mainapp/admin/imports/',
      {
        ...one(imports, [401, 403, 403, 403, 409], {
          file_name: 'businesses.csv',
          text,
          columns,
          key: 'of another preview',
          choices: ['create'],
          status: 'pending',
        }),
        of: 'another preview',
      },
    ],
    [
      'POST /mainapp/admin/imports/{id}/undo/',
      one(`${imports}${ABSENT}/undo/`, [401, 403, 403, 403, 404], {}),
    ],
  ),
  ...needing(
    'reviewListings',
    ['GET /mainapp/admin/listings/', one(list, businesses)],
    ['GET /mainapp/admin/listings/counts/', one(`${list}counts/`, admins)],
    [
      'GET /mainapp/admin/listings/{id}/',
      ofBusiness('', businesses),
      one(`${list}${ABSENT}/`, [401, 403, 403, 404, 404]),
    ],
  ),
  ...needing(
    'editListings',
    [
      'POST /mainapp/admin/listings/',
      one(list, [401, 403, 403, 403, 201], { ...facts, status: 'pending' }),
    ],
    ['GET /mainapp/admin/listings/export/', { ...one(`${list}export/`, admins), isRecorded: true }],
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
  ),
];
