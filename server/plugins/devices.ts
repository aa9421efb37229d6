import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config';
import { signingSecret } from '../security/secret';
import { cookieOptions } from './cookies';

/** Sent with sign-ins alone; it says that a browser is known, and opens nothing. */
const PATH = '/accounts/';
const COOKIE = 'device';
const LIFETIME_SECONDS = 180 * 86_400;
/** A family's phone has several accounts. */
const ACCOUNTS_AT_MOST = 5;

declare module 'fastify' {
  interface FastifyInstance {
    /** The random id of a browser in which this user has signed in before; null in any other. */
    deviceOf(request: FastifyRequest, userId: number): string | null;
    /** Marks the browser as one in which this user has signed in. */
    rememberDevice(request: FastifyRequest, reply: FastifyReply, userId: number): void;
  }
}

/**
 * Device cookies (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). One holds a mark
 * for each account: when it ends, a random id, and a signature that binds both to the user.
 */
export const devicesPlugin = fp<{ config: Config }>(
  async (app, { config }) => {
    const secret = await signingSecret(app.db, config.jwtSecret);
    const key = createHmac('sha256', secret).update('device cookies').digest();

    const signatureOf = (userId: number, ends: string, id: string): Buffer =>
      createHmac('sha256', key).update(`${userId} ${ends} ${id}`).digest();

    const marksOf = (request: FastifyRequest): string[] =>
      (request.cookies[COOKIE] ?? '').split('~').filter(Boolean).slice(0, ACCOUNTS_AT_MOST);

    function idIn(mark: string, userId: number): string | null {
      const [ends = '', id = '', signature = ''] = mark.split('.');
      const wanted = signatureOf(userId, ends, id);
      const given = Buffer.from(signature, 'base64url');
      const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted);
      return isOurs && Number.parseInt(ends, 36) > app.now().getTime() ? id : null;
    }

    app.decorate('deviceOf', (request: FastifyRequest, userId: number) => {
      const ids = marksOf(request).map((mark) => idIn(mark, userId));
      return ids.find((id) => id !== null) ?? null;
    });

    app.decorate(
      'rememberDevice',
      (request: FastifyRequest, reply: FastifyReply, userId: number) => {
        const ends = (app.now().getTime() + LIFETIME_SECONDS * 1000).toString(36);
        const id = randomBytes(16).toString('base64url');
        const mark = [ends, id, signatureOf(userId, ends, id).toString('base64url')].join('.');
        const others = marksOf(request).filter((other) => idIn(other, userId) === null);
        const marks = [mark, ...others].slice(0, ACCOUNTS_AT_MOST);
        const options = cookieOptions(config, PATH, LIFETIME_SECONDS);
        reply.setCookie(COOKIE, marks.join('~'), options);
      },
    );
  },
  { name: 'devices', dependencies: ['database', 'clock', 'cookies'] },
);
