import {
  members,
  ABSENT,
  everybody,
  needing,
  one,
  type Case,
  type Row,
  type World,
} from './permissionCases';

const admins: Case['expect'] = [401, 403, 403, 403, 200];
const reason = 'Asked for by phone.';
const readChange = { subject: 'event', modified_at: 'another moment' };

/** Something done by an admin: to a report or member of the world, and to nobody's. */
const acts = (
  base: string,
  end: string,
  idOf: (world: World) => number,
  status: number,
  body: object,
): Case[] =>
  [
    { of: 'an existing one', at: idOf, status },
    { of: 'an absent id', at: () => ABSENT, status: 404 },
  ].map(({ of, at, status: admin }) => ({
    of,
    path: (world) => `${base}${at(world)}/${end}`,
    body: () => body,
    expect: [401, 403, 403, 403, admin],
  }));

const onMember = (end: string, status: number, body: object): Case[] => [
  ...acts('mainapp/admin/members/', end, ({ members }) => members.individual.user_id, status, body),
  {
    of: 'the admin',
    path: ({ members }) => `mainapp/admin/members/${members.admin.user_id}/${end}`,
    body: () => body,
    // A moderator may not suspend somebody of the team.
    needs: 'manageMembers',
    expect: [401, 403, 403, 403, 409],
  },
];

export const MODERATION_PERMISSIONS: Row[] = [
  ...needing('reviewPosts', ['GET /mainapp/admin/posts/', one('mainapp/admin/posts/', admins)]),
  ...needing(
    'readChanges',
    ['GET /mainapp/admin/changes/', one('mainapp/admin/changes/', admins)],
    [
      'POST /mainapp/admin/changes/read/',
      {
        of: 'the published event',
        path: () => 'mainapp/admin/changes/read/',
        body: ({ publicEventId }) => ({ ...readChange, subject_id: publicEventId }),
        expect: [401, 403, 403, 403, 409],
      },
      one('mainapp/admin/changes/read/', [401, 403, 403, 403, 404], {
        ...readChange,
        subject_id: ABSENT,
      }),
    ],
  ),
  ...needing(
    'handleReports',
    [
      'GET /mainapp/admin/abuse-reports/',
      { ...one('mainapp/admin/abuse-reports/', admins), isRecorded: true },
    ],
    [
      'POST /mainapp/admin/abuse-reports/{id}/close/',
      ...acts('mainapp/admin/abuse-reports/', 'close/', (world) => world.abuseReportId, 200, {
        outcome: 'dismissed',
        note: '',
      }),
    ],
  ),
  ...needing(
    'suspendMembers',
    ['GET /mainapp/admin/members/', { ...one('mainapp/admin/members/', admins), isRecorded: true }],
    [
      'POST /mainapp/admin/members/{id}/suspension/',
      ...onMember('suspension/', 200, { suspended: true, reason }),
    ],
  ),
  ...needing(
    'manageMembers',
    [
      'POST /mainapp/admin/members/{id}/role/',
      ...onMember('role/', 200, { role: 'admin', reason }),
    ],
    [
      'POST /mainapp/admin/members/{id}/two-step/reset/',
      ...onMember('two-step/reset/', 200, { reason }),
    ],
    ['DELETE /mainapp/admin/members/{id}/', ...onMember('', 204, { reason })],
  ),
  ...needing(
    'editSearchWords',
    ['GET /mainapp/admin/missing-words/', one('mainapp/admin/missing-words/', admins)],
    ['GET /mainapp/admin/synonyms/', one('mainapp/admin/synonyms/', admins)],
    [
      'POST /mainapp/admin/synonyms/',
      {
        ...one('mainapp/admin/synonyms/', [401, 403, 403, 403, 409], { words: ['soap', 'sabuni'] }),
        of: 'a group that exists',
      },
    ],
    [
      'PUT /mainapp/admin/synonyms/{id}/',
      one(`mainapp/admin/synonyms/${ABSENT}/`, [401, 403, 403, 403, 404], {
        words: ['soap', 'sabuni'],
        before: [],
      }),
    ],
    [
      'DELETE /mainapp/admin/synonyms/{id}/',
      one(`mainapp/admin/synonyms/${ABSENT}/`, [401, 403, 403, 403, 404]),
    ],
  ),
  ...needing(
    'editTexts',
    ['GET /mainapp/admin/texts/', one('mainapp/admin/texts/', admins)],
    ['GET /mainapp/admin/texts/{key}/', one('mainapp/admin/texts/mission/', admins)],
    [
      'PUT /mainapp/admin/texts/{key}/',
      one('mainapp/admin/texts/mission/', admins, { text: '## Why', based_on: 0 }),
    ],
  ),
  ...needing('editSettings', [
    'GET /mainapp/admin/settings/',
    one('mainapp/admin/settings/', admins),
  ]),
  [
    'POST /mainapp/documents/agree/',
    one('mainapp/documents/agree/', members, { key: 'terms', version: 0 }),
  ],
  ['GET /mainapp/texts/{key}/', one('mainapp/texts/mission/', everybody)],
  ...needing(
    'seeFigures',
    ['GET /mainapp/admin/checks/', one('mainapp/admin/checks/', admins)],
    ['GET /mainapp/admin/health/', one('mainapp/admin/health/', admins)],
    [
      'GET /mainapp/admin/state-use/',
      one('mainapp/admin/state-use/?machine=vetting', admins),
      one('mainapp/admin/state-use/?machine=nothing', [401, 403, 403, 403, 404]),
    ],
    [
      'POST /mainapp/admin/checks/mail/',
      one('mainapp/admin/checks/mail/', [401, 403, 403, 403, 204], {}),
    ],
  ),
  ...needing(
    'readAudit',
    ['GET /mainapp/admin/audit/', one('mainapp/admin/audit/', admins)],
    [
      'GET /mainapp/admin/audit/export/',
      { ...one('mainapp/admin/audit/export/', admins), isRecorded: true },
    ],
  ),
];
