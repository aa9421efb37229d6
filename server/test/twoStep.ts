import { Secret, TOTP } from 'otpauth';
import type { UserData } from '../../domain/contract/session';
import { PASSWORD } from './people';
import { sessionOf, type TestApp } from './testApp';

/** What the app on the phone shows, some periods of 30 seconds from now. */
export const codeOf = (server: TestApp, secret: string, periods = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: server.app.now().getTime() + periods * 30_000,
  });

/** Asks for a secret, which counts once a code confirms it. */
export async function setUpTwoStep(server: TestApp, token: string): Promise<string> {
  const payload = { current_password: PASSWORD };
  const { body } = await server.post('accounts/two-step/setup/', payload, { token });
  return String(body['secret']);
}

/** Switches it on; the clock is past the code that was used for it. */
export async function switchOnTwoStep(server: TestApp, { token }: Pick<UserData, 'token'>) {
  const secret = await setUpTwoStep(server, token);
  const code = codeOf(server, secret);
  const started = await server.post('accounts/two-step/confirm/', { code }, { token });
  server.advance(60);
  return {
    secret,
    session: sessionOf(started),
    codes: started.body['recovery_codes'] as string[],
  };
}
