import { members, needing, one, type Case, type Row } from './permissionCases';

const admins: Case['expect'] = [401, 403, 403, 403, 200];
const breaches = 'mainapp/admin/breaches/';
const requests = 'mainapp/admin/data-requests/';
const breach = {
  title: 'A lost laptop',
  description: 'It was locked.',
  noticed_at: '2026-03-01T09:00:00+03:00',
  based_on: 0,
};

const onBreach = (end: string, body?: unknown): Case => ({
  of: 'a breach',
  path: ({ breachId }) => `${breaches}${breachId}/${end}`,
  ...(body !== undefined && { body: () => body }),
  expect: admins,
});

/** On the open request of `individual`. */
const onRequest = (end: string, body?: unknown): Case => ({
  of: 'a request',
  path: ({ dataRequestId }) => `${requests}${dataRequestId}/${end}`,
  ...(body !== undefined && { body: () => body }),
  expect: admins,
});

/** Requests about personal data and breaches, messages between members, and saved listings. */
export const PRIVACY_PERMISSIONS: Row[] = [
  ['GET /mainapp/data-requests/', one('mainapp/data-requests/', members)],
  [
    'POST /mainapp/data-requests/',
    one('mainapp/data-requests/', [401, 201, 201, 201, 201], {
      kind: 'access',
      details: 'What do you hold about me?',
    }),
  ],
  ['GET /mainapp/saved-listings/', one('mainapp/saved-listings/', members)],
  [
    'PUT /mainapp/saved-listings/{id}/',
    {
      of: 'a published listing',
      path: ({ listingId }) => `mainapp/saved-listings/${listingId}/`,
      body: () => ({ follows: true }),
      expect: members,
    },
  ],
  [
    'DELETE /mainapp/saved-listings/{id}/',
    {
      of: 'a published listing',
      path: ({ listingId }) => `mainapp/saved-listings/${listingId}/`,
      expect: [401, 204, 204, 204, 204],
    },
  ],
  ['GET /mainapp/messages/', one('mainapp/messages/', members)],
  [
    'POST /mainapp/members/{id}/messages/',
    {
      of: 'a card of somebody else',
      path: ({ writtenTo }) => `mainapp/members/${writtenTo}/messages/`,
      body: () => ({ text: 'Shall we share a stall?' }),
      expect: [401, 201, 403, 403, 403],
    },
  ],
  ...needing(
    'protectData',
    ['GET /mainapp/admin/data-requests/', { ...one(requests, admins), isRecorded: true }],
    [
      'POST /mainapp/admin/data-requests/',
      one(requests, [401, 403, 403, 403, 201], {
        kind: 'deletion',
        email: 'mteja@example.org',
        details: 'Please delete my letter.',
        received_at: '2026-03-01T09:00:00+03:00',
      }),
    ],
    [
      'POST /mainapp/admin/data-requests/{id}/close/',
      onRequest('close/', { state: 'done', answer: 'Here it is.' }),
    ],
    ['GET /mainapp/admin/data-requests/{id}/data/', { ...onRequest('data/'), isRecorded: true }],
    ['GET /mainapp/admin/breaches/', one(breaches, admins)],
    ['POST /mainapp/admin/breaches/', one(breaches, [401, 403, 403, 403, 201], breach)],
    ['GET /mainapp/admin/breaches/{id}/', onBreach('')],
    ['PUT /mainapp/admin/breaches/{id}/', onBreach('', { ...breach, based_on: 1 })],
    [
      'POST /mainapp/admin/breaches/{id}/steps/',
      onBreach('steps/', { step: 'stop', is_done: true, note: '' }),
    ],
    [
      'POST /mainapp/admin/breaches/{id}/accounts/',
      onBreach('accounts/', { names: ['nobody'], everybody: false }),
    ],
    ['DELETE /mainapp/admin/breaches/{id}/accounts/', onBreach('accounts/')],
    [
      'GET /mainapp/admin/breaches/{id}/accounts/export/',
      { ...onBreach('accounts/export/'), isRecorded: true },
    ],
    [
      'POST /mainapp/admin/breaches/{id}/notice/',
      onBreach('notice/', { subject: 'About your data', text: 'A laptop was lost.' }),
    ],
  ),
];
