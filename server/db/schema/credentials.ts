import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { created, id, idOf, moment } from './columns';
import { listings } from './listings';

/** Signed credentials of results. The id of one is its place in the status list, so none is given twice. */
export const resultCredentials = pgTable(
  'result_credentials',
  {
    id: id(),
    listing_id: idOf()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** SHA-256 of what it says: another result is another credential. */
    fingerprint: text().notNull(),
    created_at: created(),
    /** For good, once the status list has said so. */
    revoked_at: moment(),
  },
  (table) => [
    uniqueIndex('result_credentials_valid_key')
      .on(table.listing_id, table.fingerprint)
      .where(sql`revoked_at is null`),
  ],
);

/** A public Ed25519 key as a JSON Web Key (RFC 8037). */
export interface PublicKey {
  kty: 'OKP';
  crv: 'Ed25519';
  /** 32 bytes, base64url. */
  x: string;
}

/** Public keys of credentials, which are kept when the secret changes. */
export const credentialKeys = pgTable('credential_keys', {
  /** RFC 7638. */
  thumbprint: text().primaryKey(),
  public_key: jsonb().$type<PublicKey>().notNull(),
  created_at: created(),
});
