import { jwtDecode } from 'jwt-decode';
import { ROLES, USER_TYPES, type UserType } from '../../../domain/accountTypes';
import type { DocumentDue, UserData } from '../../../domain/contract/session';
import { SERVER_AHEAD_KEY, TOKEN_KEY, USER_DATA_KEY } from './sessionKeys';

/** A later expiry is no date in seconds (it is milliseconds, or a prank). It is no date of the device's clock, which can be wrong. */
const LATEST_SECONDS = 10_000_000_000;

interface TokenPayload {
  user_data?: unknown;
  exp?: unknown;
  iat?: unknown;
}

/** `individual` and `business`, or the product's own names for them; undefined for others. */
export const normaliseUserType = (value: unknown, productSlug: string): UserType | undefined =>
  USER_TYPES.find(
    (type) =>
      value === type || value === `${productSlug}${type === 'individual' ? 'User' : 'Business'}`,
  );

/** Session data of any origin, as the SPA keeps it; null when a field is missing or of another kind. */
export function readUserData(value: unknown, token: string, productSlug: string): UserData | null {
  if (typeof value !== 'object' || value === null) return null;
  const data = value as Record<string, unknown>;
  const userType = normaliseUserType(data['user_type'], productSlug);
  const text = (key: string) => (typeof data[key] === 'string' ? data[key] : '');
  if (!Number.isInteger(data['user_id']) || !userType) return null;
  return {
    token,
    user_id: Number(data['user_id']),
    user_type: userType,
    form_filled: data['form_filled'] === true,
    role: ROLES.find((role) => role === data['role']) ?? 'member',
    first_name: text('first_name'),
    last_name: text('last_name'),
    user_email: text('user_email'),
    profile_picture: text('profile_picture') || null,
    ...(data['two_step_due'] === true && { two_step_due: true as const }),
    ...(Array.isArray(data['documents_due']) && {
      documents_due: data['documents_due'] as DocumentDue[],
    }),
  };
}

/** Milliseconds since the epoch at which the token ends; null without an expiry; NaN when unreadable. */
export function expiryOf(token: string): number | null {
  try {
    const { exp } = jwtDecode<TokenPayload>(token);
    if (exp === undefined) return null;
    const isDate = typeof exp === 'number' && exp < LATEST_SECONDS;
    return isDate ? exp * 1000 : Number.NaN;
  } catch {
    return Number.NaN;
  }
}

/** Milliseconds since the epoch at which the server made the token; null where it does not say. */
export function issuedAt(token: string): number | null {
  const { iat } = jwtDecode<TokenPayload>(token);
  return typeof iat === 'number' && iat < LATEST_SECONDS ? iat * 1000 : null;
}

const isReadable = (token: string) => !Number.isNaN(expiryOf(token));

/** The session inside a token, which may have expired; null when it does not decode or has no user. */
export function decodeToken(token: string, productSlug: string): UserData | null {
  if (!isReadable(token)) return null;
  return readUserData(jwtDecode<TokenPayload>(token).user_data, token, productSlug);
}

/** Reads and writes the session in local storage as specification 3 lays it down. */
export function createSessionStore(storage: Storage, productSlug: string) {
  return {
    /** `none`, `broken` (there is something, but no session), or the session, which may have expired. */
    read(): 'none' | 'broken' | UserData {
      const stored = storage.getItem(USER_DATA_KEY);
      const token = storage.getItem(TOKEN_KEY);
      if (stored === null && token === null) return 'none';
      try {
        if (!stored || !token || !isReadable(token)) return 'broken';
        return readUserData(JSON.parse(stored), token, productSlug) ?? 'broken';
      } catch {
        return 'broken';
      }
    },
    write(user: UserData) {
      storage.setItem(TOKEN_KEY, user.token);
      storage.setItem(USER_DATA_KEY, JSON.stringify(user));
    },
    /** By how many milliseconds the server's clock is ahead of this device's, as far as is known. */
    serverAhead: () => Number(storage.getItem(SERVER_AHEAD_KEY)) || 0,
    keepServerAhead(milliseconds: number) {
      storage.setItem(SERVER_AHEAD_KEY, String(milliseconds));
    },
    clear() {
      storage.removeItem(USER_DATA_KEY);
      storage.removeItem(TOKEN_KEY);
      storage.removeItem(SERVER_AHEAD_KEY);
    },
    /** Whether a storage event concerns the session: userData is written last and removed first. */
    concerns: (key: string | null) => key === null || key === USER_DATA_KEY,
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
