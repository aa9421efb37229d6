import { randomBytes } from 'node:crypto';
import type { AccountClaims } from 'oidc-provider';

/** The name of the local provider in `identities`. */
export const LOCAL_PROVIDER = 'local';

/** The demo's member; her account is linked when the demo data is written. */
export const KNOWN_PERSON = {
  sub: 'wanjiku',
  given_name: 'Wanjiku',
  family_name: 'Kamau',
  email: 'wanjiku@example.org',
} as const;

const NEWCOMER = /^new-([0-9a-f]{8})$/;

/** A new person each time the demo is tried. */
export const newPerson = (): string => `new-${randomBytes(4).toString('hex')}`;

/** The claims of a `sub`; null for an unknown one. */
export function claimsOf(sub: string): AccountClaims | null {
  if (sub === KNOWN_PERSON.sub) return { ...KNOWN_PERSON, email_verified: true };
  const [, id] = NEWCOMER.exec(sub) ?? [];
  return id
    ? {
        sub,
        given_name: 'Zawadi',
        family_name: 'Njeri',
        email: `zawadi.${id}@example.org`,
        email_verified: true,
      }
    : null;
}
