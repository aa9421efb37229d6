import { one, type Case, type Row } from './permissionCases';

const admins: Case['expect'] = [401, 403, 403, 403, 200];

export const DESK_PERMISSIONS: Row[] = [
  ['GET /mainapp/admin/desk/', one('mainapp/admin/desk/', admins)],
  [
    'POST /mainapp/admin/desk/bulk/',
    one('mainapp/admin/desk/bulk/', [401, 403, 403, 403, 409], {
      view: 'unassigned',
      q: 'nobody is called so',
      event: 'application.claimed',
      expected: 3,
    }),
  ],
];
