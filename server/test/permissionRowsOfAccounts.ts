import { PASSWORD } from './people';
import { members, nobody, one, type Case, type Row } from './permissionCases';

const TOKEN = 'A'.repeat(22);
const redirect: Case['expect'] = [302, 302, 302, 302, 302];
const noSms: Case['expect'] = [401, 404, 404, 404, 404];
const noSession: Case['expect'] = [401, 401, 401, 401, 401];

/** The ways to sign in besides a password, and the verification of an email. */
export const ACCOUNT_PERMISSIONS: Row[] = [
  ['GET /verify-email/{token}', one(`verify-email/${TOKEN}`, nobody)],
  ['POST /verify-email/{token}', one(`verify-email/${TOKEN}`, nobody, {})],
  [
    'POST /accounts/email/verification/',
    one('accounts/email/verification/', [401, 409, 200, 200, 200], {}),
  ],
  ['GET /accounts/google/login/', one('accounts/google/login/', redirect)],
  ['GET /oauth2redirect', one('oauth2redirect', redirect)],
  [
    'POST /accounts/handover/',
    one('accounts/handover/', noSession, { token: 'somebody-elses-or-none' }),
  ],
  [
    'POST /accounts/login/code/',
    one('accounts/login/code/', noSession, { challenge: 'guessed', code: '000000' }),
  ],
  ['GET /accounts/two-step/', one('accounts/two-step/', members)],
  [
    'POST /accounts/two-step/setup/',
    one('accounts/two-step/setup/', members, { current_password: PASSWORD }),
  ],
  [
    'POST /accounts/two-step/confirm/',
    one('accounts/two-step/confirm/', [401, 400, 400, 400, 400], { code: '000000' }),
  ],
  [
    'POST /accounts/two-step/codes/',
    one('accounts/two-step/codes/', [401, 409, 409, 409, 409], { code: '000000' }),
  ],
  [
    'POST /accounts/two-step/off/',
    one('accounts/two-step/off/', [401, 409, 409, 409, 409], {
      current_password: PASSWORD,
      code: '000000',
    }),
  ],
  // No service for text messages is configured here: `routes/sms/sms.test.ts` tests the routes with one.
  ['POST /accounts/sms/', one('accounts/sms/', noSms, { phone: '0712345678' })],
  ['POST /accounts/sms/confirm/', one('accounts/sms/confirm/', noSms, { code: '000000' })],
  ['DELETE /accounts/sms/', one('accounts/sms/', noSms)],
  // No forum is configured here: `routes/forum/signOn.test.ts` tests the route with one.
  ['GET /mainapp/discourse/sso/', one('mainapp/discourse/sso/', [400, 400, 400, 400, 400])],
];
