import { ABSENT, everybody, members, nobody, one, type Case, type Row } from './permissionCases';

const listing = (end: string, expect: Case['expect'], body?: unknown): Case => ({
  of: 'an unclaimed listing',
  path: ({ unclaimedSlug }) => `mainapp/listings/${unclaimedSlug}/claim/${end}`,
  ...(body !== undefined && { body: () => body }),
  expect,
});

const claimed = (end: string, expect: Case['expect'], body?: unknown): Case =>
  one(`mainapp/listings/tujenge-bricks/claim/${end}`, expect, body);

const objection = (token: string, expect: Case['expect'], body?: unknown): Case =>
  one(`claim-objection/${token}`, expect, body);

const absent = (end: string, body?: unknown): Case =>
  one(`mainapp/listings/${ABSENT}/claim/${end}`, [401, 404, 403, 403, 403], body);

const code = { method: 'listed_email' };
const right = { code: '012345' };
const documents = { note: 'I run this shop.', files: [] as string[] };
const withFile = (file: string) => ({ ...documents, files: [file] });
const verdict = { decision: 'reject', reason: 'The permit is of another shop.' };

export const CLAIM_PERMISSIONS: Row[] = [
  [
    'GET /mainapp/listings/{listing}/claim/',
    listing('', members),
    claimed('', [401, 409, 409, 200, 409]),
    one(`mainapp/listings/${ABSENT}/claim/`, [401, 404, 404, 404, 404]),
  ],
  [
    'POST /mainapp/listings/{listing}/claim/code/',
    listing('code/', [401, 200, 403, 403, 403], code),
    claimed('code/', [401, 409, 403, 403, 403], code),
    absent('code/', code),
  ],
  [
    'POST /mainapp/listings/{listing}/claim/confirm/',
    listing('confirm/', [401, 409, 403, 403, 403], right),
    absent('confirm/', right),
  ],
  [
    'POST /mainapp/listings/{listing}/claim/documents/',
    {
      of: 'an unclaimed listing',
      path: ({ unclaimedSlug }) => `mainapp/listings/${unclaimedSlug}/claim/documents/`,
      body: ({ file }) => withFile(file),
      expect: [401, 200, 403, 403, 403],
    },
    listing('documents/', [401, 400, 403, 403, 403], documents),
    absent('documents/', documents),
  ],
  [
    'GET /mainapp/admin/claims/',
    {
      ...one('mainapp/admin/claims/', [401, 403, 403, 403, 200]),
      needs: 'decideClaims',
      isRecorded: true,
    },
  ],
  [
    'POST /mainapp/admin/claims/{id}/decide/',
    {
      of: 'the other individual',
      path: ({ claimId }) => `mainapp/admin/claims/${claimId}/decide/`,
      body: () => verdict,
      needs: 'decideClaims',
      expect: [401, 403, 403, 403, 200],
    },
    {
      ...one(`mainapp/admin/claims/${ABSENT}/decide/`, [401, 403, 403, 403, 404], verdict),
      needs: 'decideClaims',
    },
  ],
  [
    'GET /claim-objection/{token}',
    objection('of-the-listed-address', everybody),
    objection('absent', nobody),
  ],
  [
    'POST /claim-objection/{token}',
    objection('of-the-listed-address', everybody, {}),
    objection('absent', nobody, {}),
  ],
];
