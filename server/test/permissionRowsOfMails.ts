import { nobody, one, type Row } from './permissionCases';

const TOKEN = 'A'.repeat(22);

export const MAIL_PERMISSIONS: Row[] = [
  ['GET /verify-email/{token}', one(`verify-email/${TOKEN}`, nobody)],
  ['POST /verify-email/{token}', one(`verify-email/${TOKEN}`, nobody, {})],
  [
    'POST /accounts/email/verification/',
    one('accounts/email/verification/', [401, 409, 200, 200, 200], {}),
  ],
];
