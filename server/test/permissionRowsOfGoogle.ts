import { one, type Case, type Row } from './permissionCases';

const away: Case['expect'] = [302, 302, 302, 302, 302];
const noSession: Case['expect'] = [401, 401, 401, 401, 401];

export const GOOGLE_PERMISSIONS: Row[] = [
  ['GET /accounts/google/login/', one('accounts/google/login/', away)],
  ['GET /oauth2redirect', one('oauth2redirect', away)],
  [
    'POST /accounts/handover/',
    one('accounts/handover/', noSession, { token: 'somebody-elses-or-none' }),
  ],
];
