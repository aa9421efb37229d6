import { ABSENT, needing, type Case, type Row, type World } from './permissionCases';
import { idOf } from './vetting';

const admins: Case['expect'] = [401, 403, 403, 403, 200];
const absent: Case['expect'] = [401, 403, 403, 403, 404];

/** Of the application of the business, and of one that does not exist. */
const cases = (path: (world: World) => string, body?: object): Case[] =>
  [
    { of: 'the business', id: (world: World) => world.applicationId, expect: admins },
    { of: 'an absent id', id: () => ABSENT, expect: absent },
  ].map(({ of, id, expect }) => ({
    of,
    path: (world) => `mainapp/admin/applications/${id(world)}/${path(world)}`,
    ...(body && { body: () => body }),
    expect,
  }));

/** A note of the admin's, which nobody else of the team changes; of an absent application it is as with the rest. */
const noteCases = (path: (world: World) => string, body?: object): Case[] =>
  cases(path, body).map((row) =>
    row.expect === admins ? { ...row, team: 403 } : { ...row, needs: 'reviewApplications' },
  );

export const REVIEW_PERMISSIONS: Row[] = [
  ...needing(
    'reviewApplications',
    ['GET /mainapp/admin/applications/{id}/review/', ...cases(() => 'review/')],
    [
      'PUT /mainapp/admin/applications/{id}/assignee/',
      ...cases(() => 'assignee/', { user_id: null }),
    ],
    ['PUT /mainapp/admin/applications/{id}/snooze/', ...cases(() => 'snooze/', { until: null })],
    [
      'PUT /mainapp/admin/applications/{id}/verdicts/{question}/',
      ...cases(() => `verdicts/${idOf('BD6')}/`, { verdict: null, comment: '', based_on: null }),
    ],
    [
      'POST /mainapp/admin/applications/{id}/notes/',
      ...cases(() => 'notes/', { text: 'Call them.' }),
    ],
  ),
  [
    'PUT /mainapp/admin/applications/{id}/notes/{note}/',
    ...noteCases(({ noteId }) => `notes/${noteId}/`, { text: 'Called.' }),
  ],
  [
    'DELETE /mainapp/admin/applications/{id}/notes/{note}/',
    ...noteCases(({ noteId }) => `notes/${noteId}/`),
  ],
];
