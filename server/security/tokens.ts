import { errors, jwtVerify, SignJWT } from 'jose';
import type { UserData } from '../../domain/contract/session';
import { ROLES, type Role } from '../../domain/accountTypes';

/** Seconds by which the clocks of two servers may differ. */
const CLOCK_TOLERANCE = 5;
const AUDIENCE = 'session';

export interface TokenClaims {
  userId: number;
  /** The user's `token_version` when the token was made. */
  version: number;
  /** The user's role when the token was made; null when it says none. */
  role: Role | null;
}

/** Why a token is invalid. An expired one was valid, so it is no attack. */
export type TokenFault = 'expired' | 'malformed' | 'forged';

export interface TokenSettings {
  secret: Uint8Array;
  issuer: string;
  /** Lifetime in seconds; a token that claims a longer one is refused. */
  lifetime: number;
  now(): Date;
}

const roleIn = (userData: unknown): Role | null => {
  const named =
    typeof userData === 'object' && userData && 'role' in userData ? userData.role : null;
  return ROLES.find((role) => role === named) ?? null;
};

function faultIn(error: errors.JOSEError): TokenFault {
  if (error instanceof errors.JWTExpired) return 'expired';
  const isUnreadable = error instanceof errors.JWSInvalid || error instanceof errors.JWTInvalid;
  return isUnreadable ? 'malformed' : 'forged';
}

/** Signs and reads the JSON Web Tokens of sessions (specification 3: `user_data` and `exp`). */
export function createTokens({ secret, issuer, lifetime, now }: TokenSettings) {
  const seconds = () => Math.floor(now().getTime() / 1000);
  return {
    sign(userData: Omit<UserData, 'token'>, version: number): Promise<string> {
      return new SignJWT({ user_data: userData, ver: version })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(String(userData.user_id))
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setIssuedAt(seconds())
        .setExpirationTime(seconds() + lifetime)
        .sign(secret);
    },

    /** What is wrong with every token that this server would not have made or that has expired. */
    async read(token: string): Promise<TokenClaims | TokenFault> {
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: ['HS256'],
          issuer,
          audience: AUDIENCE,
          requiredClaims: ['sub', 'iat', 'exp', 'ver'],
          clockTolerance: CLOCK_TOLERANCE,
          currentDate: now(),
        });
        const { sub = '', iat = Number.NaN, exp = Number.NaN, ver, user_data } = payload;
        const isId = /^[1-9]\d{0,15}$/.test(sub) && Number.isSafeInteger(Number(sub));
        const isOurs = isId && typeof ver === 'number';
        const isLive = exp - iat <= lifetime && iat <= seconds() + CLOCK_TOLERANCE;
        if (!isOurs || !isLive) return 'forged';
        return { userId: Number(sub), version: ver, role: roleIn(user_data) };
      } catch (error) {
        if (error instanceof errors.JOSEError) return faultIn(error);
        throw error;
      }
    },
  };
}
