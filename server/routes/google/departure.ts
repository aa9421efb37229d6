import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownPath } from '../../../domain/ownPath';
import type { Config } from '../../config';
import { serverHost } from '../../pages/serverHost';
import { cookieOptions } from '../../plugins/cookies';
import type { Secrets } from './provider';

/** Where the sign-in leads; empty where it says nothing. Given back to the SPA as it was given. */
export interface Way {
  next: string;
  sso: string;
  sig: string;
}

export interface Departure {
  secrets: Secrets;
  way: Way;
}

export const CALLBACK = '/oauth2redirect';
export const redirectUriOf = (config: Config): string => `${serverHost(config)}${CALLBACK}`;

const COOKIE = 'google_state';
const LIFETIME_SECONDS = 600;

/** A cookie holds 4 kB; what is longer is no address of ours. */
const LIMITS: Record<keyof Way, number> = { next: 500, sso: 1000, sig: 128 };

export function readWay(query: Partial<Way>, { publicUrl }: Config): Way {
  const short = (name: keyof Way) => {
    const value = query[name] ?? '';
    return value.length <= LIMITS[name] ? value : '';
  };
  return { next: ownPath(short('next'), publicUrl) ?? '', sso: short('sso'), sig: short('sig') };
}

/** Kept in the browser for ten minutes, signed, and sent to the callback alone. */
export function keepDeparture(
  reply: FastifyReply,
  config: Config,
  { secrets, way }: Departure,
  now: Date,
): void {
  const until = String(now.getTime() + LIFETIME_SECONDS * 1000);
  const value = new URLSearchParams({ ...secrets, ...way, until }).toString();
  const options = cookieOptions(config, CALLBACK, LIFETIME_SECONDS);
  reply.setCookie(COOKIE, value, { ...options, signed: true });
}

/** What this browser left with; null when it is not ours, too old, or was never there. Used once. */
export function takeDeparture(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  now: Date,
): Departure | null {
  reply.clearCookie(COOKIE, cookieOptions(config, CALLBACK, 0));
  const { valid, value } = request.unsignCookie(request.cookies[COOKIE] ?? '');
  const kept = new URLSearchParams(valid ? value : '');
  const read = (name: string) => kept.get(name) ?? '';
  if (Number(read('until')) <= now.getTime()) return null;
  return {
    secrets: { state: read('state'), nonce: read('nonce'), verifier: read('verifier') },
    way: { next: read('next'), sso: read('sso'), sig: read('sig') },
  };
}
