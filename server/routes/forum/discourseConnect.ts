import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The protocol by which Discourse lets another site sign members in (DiscourseConnect, Discourse
 * Meta topic 13045): a form-encoded text in base64, signed in both directions.
 */

const BASE64 = /^[A-Za-z0-9+/\r\n]+(?:={1,2}[\r\n]*)?$/;

/** Lower-case hex of HMAC-SHA256 over the base64 text, including its line ends. */
export const signatureOf = (sso: string, secret: string): string =>
  createHmac('sha256', secret).update(sso).digest('hex');

/** The secret that made `sig`; null when none did. Compares in constant time. */
export function signerOf(sso: string, sig: string, secrets: readonly string[]): string | null {
  const given = Buffer.from(sig);
  const isRight = (secret: string) => {
    const wanted = Buffer.from(signatureOf(sso, secret));
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  };
  return secrets.find(isRight) ?? null;
}

/** The fields of a payload; null when it is not base64 of UTF-8. */
export function readPayload(sso: string): URLSearchParams | null {
  if (!BASE64.test(sso)) return null;
  try {
    const bytes = Buffer.from(sso, 'base64');
    return new URLSearchParams(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}

/** What the forum is sent about a member; an absent field leaves the forum's own value. */
export type Fields = Record<string, string | boolean | undefined>;

/** `sso` and `sig` of an answer. Booleans become the words `true` and `false`, as Discourse reads them. */
export function signPayload(fields: Fields, secret: string): { sso: string; sig: string } {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.set(name, String(value));
  }
  const sso = Buffer.from(form.toString()).toString('base64');
  return { sso, sig: signatureOf(sso, secret) };
}
