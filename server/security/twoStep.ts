import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomInt } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** How many periods the clock of a phone may be early or late. */
const CLOCK_STEPS = 1;
const CHALLENGE_MINUTES = 10;
const AUDIENCE = 'two-step';
const RECOVERY_CODES = 10;
/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

interface Settings {
  secret: Uint8Array;
  /** Named in the app. */
  productName: string;
  productSlug: string;
  now(): Date;
}

const randomCode = (): string => {
  const letters = Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
};

const plainCode = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * The arithmetic of two-step sign-in (ADR 47). Its keys follow from the signing secret: with another one, stored
 * secrets and recovery codes can no longer be read.
 */
export function createTwoStep({ secret, productName, productSlug, now }: Settings) {
  const keyFor = (use: string) => createHmac('sha256', secret).update(`two-step ${use}`).digest();
  const [cipherKey, codeKey, challengeKey] = ['secrets', 'codes', 'challenges'].map(keyFor);
  if (!cipherKey || !codeKey || !challengeKey) throw new Error('three keys are made');

  const appOf = (base32: string, label: string) =>
    new TOTP({
      issuer: productName,
      label,
      secret: Secret.fromBase32(base32),
      period: PERIOD_SECONDS,
    });

  return {
    newSecret: (): string => new Secret({ size: 20 }).base32,

    /** What an authenticator app reads from the QR code. */
    addressOf: (base32: string, label: string): string => appOf(base32, label).toString(),

    encrypt(base32: string): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, cipherKey, iv);
      const body = Buffer.concat([cipher.update(base32, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },

    /** Null when it was encrypted with the key of another signing secret. */
    decrypt(stored: string): string | null {
      const bytes = Buffer.from(stored, 'base64url');
      const iv = bytes.subarray(0, IV_BYTES);
      const decipher = createDecipheriv(CIPHER, cipherKey, iv, { authTagLength: TAG_BYTES });
      try {
        decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        const body = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
        return Buffer.concat([body, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },

    /** The period that a code belongs to, now or next to now; null for any other code. */
    stepOf(base32: string, code: string): number | null {
      const token = code.replace(/\s/g, '');
      if (!/^\d{6}$/.test(token)) return null;
      const timestamp = now().getTime();
      const delta = appOf(base32, '').validate({ token, timestamp, window: CLOCK_STEPS });
      return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
    },

    newRecoveryCodes: (): string[] => Array.from({ length: RECOVERY_CODES }, randomCode),

    /** Keyed, since ten letters alone could be found by trying. */
    hashRecoveryCode: (code: string): string =>
      createHmac('sha256', codeKey).update(plainCode(code)).digest('base64url'),

    /** Says that somebody knew the first secret of this account; good for a code, and for nothing else. */
    sign: (userId: number, version: number): Promise<string> => {
      const seconds = Math.floor(now().getTime() / 1000);
      return new SignJWT({ ver: version })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(String(userId))
        .setIssuer(productSlug)
        .setAudience(AUDIENCE)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + CHALLENGE_MINUTES * 60)
        .sign(challengeKey);
    },

    /** Whose challenge it is; null for one that is not ours or too old. */
    async read(challenge: string): Promise<{ userId: number; version: number } | null> {
      const verified = await jwtVerify(challenge, challengeKey, {
        algorithms: ['HS256'],
        issuer: productSlug,
        audience: AUDIENCE,
        requiredClaims: ['sub', 'exp', 'ver'],
        currentDate: now(),
      }).catch(() => null);
      if (!verified) return null;
      return { userId: Number(verified.payload.sub), version: Number(verified.payload['ver']) };
    },
  };
}

export type TwoStep = ReturnType<typeof createTwoStep>;
