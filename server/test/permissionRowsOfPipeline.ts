import { ABSENT, one, type Case, type Row, type World } from './permissionCases';

const adminsAndBusinesses: Case['expect'] = [401, 403, 403, 200, 200];
const admins: Case['expect'] = [401, 403, 403, 403, 200];

const clearance = (of: string, id: (world: World) => number, expect: Case['expect']): Case => ({
  of,
  path: (world) => `vet/applications/${id(world)}/clearance/`,
  body: () => ({ cleared: true, reason: 'We visited the workshop.' }),
  expect,
});

export const PIPELINE_PERMISSIONS: Row[] = [
  ['GET /mainapp/admin/pipeline/', one('mainapp/admin/pipeline/', adminsAndBusinesses)],
  [
    'GET /mainapp/admin/pipeline/{state}/',
    one('mainapp/admin/pipeline/in_progress/', adminsAndBusinesses),
    one('mainapp/admin/pipeline/nowhere/', [401, 403, 403, 404, 404]),
  ],
  ['GET /mainapp/admin/pipeline/statistics/', one('mainapp/admin/pipeline/statistics/', admins)],
  [
    'GET /mainapp/admin/overview/',
    { ...one('mainapp/admin/overview/', admins), needs: 'seeFigures' },
  ],
  [
    'POST /mainapp/admin/pipeline/bulk/',
    {
      of: 'the business',
      path: () => 'mainapp/admin/pipeline/bulk/',
      body: ({ applicationId }) => ({
        applications: [applicationId],
        event: 'application.claimed',
      }),
      expect: admins,
    },
  ],
  [
    'POST /vet/applications/{id}/clearance/',
    clearance('the business', ({ applicationId }) => applicationId, admins),
    clearance('an absent id', () => ABSENT, [401, 403, 403, 404, 404]),
  ],
];
