import {
  ABSENT,
  POSTED_AT,
  members,
  one,
  type Case,
  type Row,
  type World,
} from './permissionCases';
import { eventPayload, resourcePayload } from './posts';

/** Of posts as the world has them. */
const changeOf = (payload: object) => ({ ...payload, modified_at: POSTED_AT.toISOString() });

const NOT_FOUND: Case['expect'] = [401, 404, 404, 404, 404];

/** Something done to a post: to the individual's published one, their draft, and an absent one. */
const acts = (
  kind: 'resource' | 'event',
  end: string,
  expect: { published: Case['expect']; draft: Case['expect'] },
  body?: object,
): Case[] => {
  const base = `mainapp/${kind}s/`;
  const published = (world: World) =>
    kind === 'event' ? world.publicEventId : world.publicResourceId;
  const draft = (world: World) => (kind === 'event' ? world.eventId : world.resourceId);
  const row = (of: string, idOf: (world: World) => number, expected: Case['expect']): Case => ({
    of,
    path: (world) => `${base}${idOf(world)}/${end}`,
    ...(body && { body: () => body }),
    expect: expected,
  });
  return [
    row('a published one', published, expect.published),
    row('a draft of the individual', draft, expect.draft),
    row('an absent id', () => ABSENT, NOT_FOUND),
  ];
};

/** The owner and admins may; an admin does not know of drafts. */
const looksAfter = (status: number) => ({
  published: [401, status, 403, 403, status] as Case['expect'],
  draft: [401, status, 404, 404, 404] as Case['expect'],
});
const recorded = (end: string): Case[] =>
  acts('event', end, looksAfter(200)).map((row) => ({ ...row, isRecorded: true }));
const attends = { published: members, draft: NOT_FOUND };
const created: Case['expect'] = [401, 201, 201, 201, 201];

const review = (of: string, idOf: (world: World) => number, admin: number): Case => ({
  of,
  path: () => 'mainapp/reviews/',
  body: (world) => ({
    subject: 'resource',
    subject_id: idOf(world),
    decision: 'rejected',
    note: 'Off topic.',
  }),
  expect: [401, 403, 403, 403, admin],
});

export const POST_PERMISSIONS: Row[] = [
  ['POST /mainapp/resources/', one('mainapp/resources/', created, resourcePayload)],
  [
    'PUT /mainapp/resources/{resource}/',
    ...acts('resource', '', looksAfter(200), changeOf(resourcePayload)),
  ],
  ['DELETE /mainapp/resources/{resource}/', ...acts('resource', '', looksAfter(204))],

  ['POST /mainapp/events/', one('mainapp/events/', created, eventPayload)],
  ['PUT /mainapp/events/{event}/', ...acts('event', '', looksAfter(200), changeOf(eventPayload))],
  ['DELETE /mainapp/events/{event}/', ...acts('event', '', looksAfter(204))],
  [
    'POST /mainapp/events/{event}/status/',
    ...acts(
      'event',
      'status/',
      { published: looksAfter(200).published, draft: [401, 409, 404, 404, 404] },
      { status: 'cancelled' },
    ),
  ],

  ['GET /mainapp/events/attending/', one('mainapp/events/attending/', members)],
  ['POST /mainapp/events/{event}/attendance/', ...acts('event', 'attendance/', attends)],
  ['DELETE /mainapp/events/{event}/attendance/', ...acts('event', 'attendance/', attends)],
  ['POST /mainapp/events/{event}/waiting/', ...acts('event', 'waiting/', attends)],
  ['DELETE /mainapp/events/{event}/waiting/', ...acts('event', 'waiting/', attends)],
  ['GET /mainapp/events/{event}/attendees/', ...recorded('attendees/')],
  ['GET /mainapp/events/{event}/attendees.csv', ...recorded('attendees.csv')],

  [
    'POST /mainapp/reviews/',
    review('a published one', (world) => world.publicResourceId, 201),
    review('a draft of the individual', (world) => world.resourceId, 409),
    review('an absent id', () => ABSENT, 404),
    {
      ...review('a published listing', ({ listingId }) => listingId, 201),
      body: ({ listingId }) => ({
        subject: 'listing',
        subject_id: listingId,
        decision: 'rejected',
        note: 'It has closed.',
      }),
      needs: 'reviewListings',
    },
  ],
];
