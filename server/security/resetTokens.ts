import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits: a guess is hopeless, and the link still fits the line of an email. */
export const createResetToken = (): string => randomBytes(16).toString('base64url');

/** Only the hash is stored, beside the email until it is sent, so an old copy of the database opens no account. */
export const hashResetToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** The user's id as Django's links carry it (`uidb64`). */
export const encodeUid = (id: number): string => Buffer.from(String(id)).toString('base64url');

export function decodeUid(uid: string): number | null {
  const text = Buffer.from(uid, 'base64url').toString('latin1');
  const isCanonical = /^[1-9]\d{0,8}$/.test(text) && encodeUid(Number(text)) === uid;
  return isCanonical ? Number(text) : null;
}
