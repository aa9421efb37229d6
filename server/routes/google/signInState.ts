import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownPath } from '../../../domain/ownPath';
import type { Config } from '../../config';
import { serverHost } from '../../pages/serverHost';
import { cookieOptions } from '../../plugins/cookies';
import type { Secrets } from './provider';
import type { Language } from '../../../domain/language';

/** Where the sign-in leads: parameters of the SPA, returned to it unchanged. Empty when absent. */
export interface Destination {
  next: string;
  sso: string;
  sig: string;
}

export interface SignInState {
  secrets: Secrets;
  destination: Destination;
  /** Of the page that it began on. */
  language: Language;
}

export const CALLBACK = '/oauth2redirect';
export const redirectUriOf = (config: Config): string => `${serverHost(config)}${CALLBACK}`;

const COOKIE = 'google_state';
const LIFETIME_SECONDS = 600;

/** A cookie has room for 4 kB; longer values cannot be ours. */
const LIMITS: Record<keyof Destination, number> = { next: 500, sso: 1000, sig: 128 };

export function readDestination(query: Partial<Destination>, { publicUrl }: Config): Destination {
  const short = (name: keyof Destination) => {
    const value = query[name] ?? '';
    return value.length <= LIMITS[name] ? value : '';
  };
  return { next: ownPath(short('next'), publicUrl) ?? '', sso: short('sso'), sig: short('sig') };
}

/** Stores the state in a signed cookie for ten minutes, which is sent to the callback only. */
export function saveSignInState(
  reply: FastifyReply,
  config: Config,
  { secrets, destination, language }: SignInState,
  now: Date,
): void {
  const until = String(now.getTime() + LIFETIME_SECONDS * 1000);
  const value = new URLSearchParams({ ...secrets, ...destination, language, until }).toString();
  const options = cookieOptions(config, CALLBACK, LIFETIME_SECONDS);
  reply.setCookie(COOKIE, value, { ...options, signed: true });
}

/**
 * Reads and deletes the state of this browser; null when it is absent, expired or not signed by us.
 */
export function takeSignInState(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  now: Date,
): SignInState | null {
  reply.clearCookie(COOKIE, cookieOptions(config, CALLBACK, 0));
  const { valid, value } = request.unsignCookie(request.cookies[COOKIE] ?? '');
  const kept = new URLSearchParams(valid ? value : '');
  const read = (name: string) => kept.get(name) ?? '';
  if (Number(read('until')) <= now.getTime()) return null;
  return {
    secrets: { state: read('state'), nonce: read('nonce'), verifier: read('verifier') },
    destination: { next: read('next'), sso: read('sso'), sig: read('sig') },
    language: read('language') === 'sw' ? 'sw' : 'en',
  };
}
