import {
  ABSENT,
  everybody,
  HELP_TOKEN,
  nobody,
  one,
  type Case,
  type Row,
  type World,
} from './permissionCases';
import { idOf, optionsOf } from './vetting';

/** Businesses and those who review them; the admin here is an individual without answers of its own. */
const reviewers: Case['expect'] = [401, 403, 403, 200, 200];
const businesses: Case['expect'] = [401, 403, 403, 200, 403];

const ofNamed = (
  path: (world: World) => string,
  of: string,
  expect: Case['expect'] = reviewers,
): Case => ({ of, path, expect });

/** Own answers, those of the business, of an individual and of nobody. */
const readsOf = (path: string, name: string): Case[] => [
  one(path, businesses),
  ofNamed(({ members }) => `${path}?${name}=${members.business.user_id}`, 'the business'),
  ofNamed(
    ({ members }) => `${path}?${name}=${members.individual.user_id}`,
    'the individual',
    [401, 403, 403, 200, 404],
  ),
  one(`${path}?${name}=${ABSENT}`, [401, 403, 403, 200, 404]),
];

const KENYA = {
  question: idOf('BD2'),
  text: '',
  selected_options: optionsOf('BD2', 'kenya'),
};

const answer = (of: string, query: (world: World) => string, expect: Case['expect']): Case => ({
  of,
  path: (world) => `vet/response/${query(world)}`,
  body: () => KENYA,
  expect,
});

const send = (of: string, id: (world: World) => number | string, expect: Case['expect']): Case => ({
  of,
  path: (world) => `vet/applications/${id(world)}/events/`,
  body: () => ({ event: 'application.submitted' }),
  expect,
});

export const VETTING_PERMISSIONS: Row[] = [
  ['GET /vet/review-times/', one('vet/review-times/', everybody)],
  ['GET /vet/categories/', one('vet/categories/', reviewers)],
  ['GET /vet/questions/', one('vet/questions/', reviewers)],
  ['GET /vet/options/', one(`vet/options/?question=${idOf('BD2')}`, reviewers)],

  [
    'POST /vet/response/',
    answer('own', () => '', [401, 403, 403, 201, 403]),
    answer(
      'the business',
      ({ members }) => `?as_user=${members.business.user_id}`,
      [401, 403, 403, 201, 201],
    ),
    answer(
      'the individual',
      ({ members }) => `?as_user=${members.individual.user_id}`,
      [401, 403, 403, 201, 404],
    ),
  ],
  ['GET /vet/help-links/', one('vet/help-links/', businesses)],
  [
    'POST /vet/help-links/',
    one('vet/help-links/', [401, 403, 403, 201, 403], { category: 1, name: 'Our bookkeeper' }),
  ],
  [
    'DELETE /vet/help-links/{id}/',
    ofNamed(
      (world) => `vet/help-links/${world.helpLinkId}/`,
      'the business',
      [401, 403, 403, 204, 403],
    ),
    one(`vet/help-links/${ABSENT}/`, [401, 403, 403, 404, 403]),
  ],
  [
    'GET /vet/help/{token}/',
    one(`vet/help/${HELP_TOKEN}/`, everybody),
    one('vet/help/absent/', nobody),
  ],
  [
    'POST /vet/help/{token}/',
    one(`vet/help/${HELP_TOKEN}/`, [201, 201, 201, 201, 201], KENYA),
    one('vet/help/absent/', nobody, KENYA),
  ],
  ['GET /vet/responses/', ...readsOf('vet/responses/', 'user_id')],
  ['GET /vet/vetting-data/', ...readsOf('vet/vetting-data/', 'user_id')],
  ['GET /vet/report/', ...readsOf('vet/report/', 'user_id')],

  ['GET /vet/proof-documents/', ...readsOf('vet/proof-documents/', 'user_id')],
  [
    'POST /vet/proof-documents/',
    {
      of: 'an upload of the business',
      path: () => 'vet/proof-documents/',
      body: ({ proofUpload }) => ({
        content_url: proofUpload,
        name: 'Permit',
        dated_on: '2026-01-15',
        expires_on: null,
      }),
      expect: [401, 403, 403, 201, 403],
    },
  ],
  [
    'GET /vet/proof-documents/{id}/',
    ofNamed(({ proofId }) => `vet/proof-documents/${proofId}/`, 'the business'),
    one('vet/proof-documents/absent/', [401, 403, 403, 404, 404]),
  ],
  [
    'GET /vet/proof-documents/{id}/file/',
    {
      ...ofNamed(({ proofId }) => `vet/proof-documents/${proofId}/file/`, 'the business'),
      isRecorded: true,
    },
    one('vet/proof-documents/absent/file/', [401, 403, 403, 404, 404]),
  ],
  [
    'DELETE /vet/proof-documents/{id}/',
    ofNamed(
      ({ proofId }) => `vet/proof-documents/${proofId}/`,
      'the business',
      [401, 404, 404, 204, 403],
    ),
    one('vet/proof-documents/absent/', [401, 404, 404, 404, 404]),
  ],

  ['GET /vet/applications/', ...readsOf('vet/applications/', 'user')],
  [
    'GET /vet/applications/{id}/',
    ofNamed((world) => `vet/applications/${world.applicationId}/`, 'the business'),
    one(`vet/applications/${ABSENT}/`, [401, 403, 403, 404, 404]),
  ],
  [
    'POST /vet/applications/{id}/events/',
    send('the business', (world) => world.applicationId, [401, 403, 403, 409, 403]),
    send('an absent id', () => ABSENT, [401, 403, 403, 404, 404]),
  ],
  ['GET /mainapp/admin/reports/', one('mainapp/admin/reports/', [401, 403, 403, 200, 200])],
  [
    'GET /mainapp/admin/reports/export/',
    { ...one('mainapp/admin/reports/export/', [401, 403, 403, 403, 200]), isRecorded: true },
  ],
  [
    'GET /mainapp/admin/reports/{application}/comparison/',
    {
      of: 'the business',
      path: ({ applicationId }) => `mainapp/admin/reports/${applicationId}/comparison/`,
      expect: [401, 403, 403, 200, 200],
    },
    one(`mainapp/admin/reports/${ABSENT}/comparison/`, [401, 403, 403, 404, 404]),
  ],
];
