import { ABSENT, one, type Row } from './permissionCases';

export const ADMIN_REPORT_PERMISSIONS: Row[] = [
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
