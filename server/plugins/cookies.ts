import { createHmac } from 'node:crypto';
import fastifyCookie, { type CookieSerializeOptions } from '@fastify/cookie';
import fp from 'fastify-plugin';
import type { Config } from '../config';
import { serverHost } from '../pages/serverHost';
import { signingSecret } from '../security/secret';

/** What the cookies of signing in have: out of reach of scripts and of other sites' forms. */
export const cookieOptions = (
  config: Config,
  path: string,
  maxAge: number,
): CookieSerializeOptions => ({
  path,
  maxAge,
  httpOnly: true,
  sameSite: 'lax',
  secure: serverHost(config).startsWith('https:'),
});

/** Cookies carry a sign-in across redirects or know a browser again; none of them is a session. Signed by a key of their own. */
export const cookiesPlugin = fp<{ config: Config }>(
  async (app, { config }) => {
    const secret = await signingSecret(app.db, config.jwtSecret);
    const key = createHmac('sha256', secret).update('cookies').digest();
    await app.register(fastifyCookie, { secret: key });
  },
  { name: 'cookies', dependencies: ['database'] },
);
