import type { JWTPayload } from 'jose';

interface Thing {
  id: string;
  [property: string]: unknown;
}

/** A verifiable credential of W3C's data model 2.0. */
interface Credential extends Thing {
  '@context': string[];
  type: string[];
  issuer: Thing;
  validFrom: string;
  validUntil?: string;
  credentialSubject: Thing;
}

/** Dates of credentials have no fractions, as those of a token, which say the same, have none. */
export const wholeSeconds = (date: Date): string => date.toISOString().replace(/\.\d+Z$/, 'Z');

const secondsOf = (iso: string): number => Math.floor(Date.parse(iso) / 1000);

/** The claims of the token that secures a credential (Open Badges 3.0, 8.2): itself, and what it says as a token. */
export const claimsOf = (credential: Credential): JWTPayload => ({
  ...credential,
  iss: credential.issuer.id,
  jti: credential.id,
  sub: credential.credentialSubject.id,
  nbf: secondsOf(credential.validFrom),
  ...(credential.validUntil !== undefined && { exp: secondsOf(credential.validUntil) }),
});
