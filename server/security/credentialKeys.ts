import { createHmac, createPrivateKey, createPublicKey } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { calculateJwkThumbprint, SignJWT, type JWTPayload } from 'jose';
import { credentialKeys, type PublicKey } from '../db/schema/credentials';
import type { Db } from '../db/database';

/** What stands before the 32 bytes of a private Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Always the same of the same secret; a key of its own, from which the secret cannot be found. */
function pairOf(secret: Uint8Array) {
  const seed = createHmac('sha256', secret).update('credentials').digest();
  const privateKey = createPrivateKey({
    key: Buffer.concat([PKCS8_HEAD, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return { privateKey, publicKey: { kty: 'OKP', crv: 'Ed25519', x } satisfies PublicKey };
}

interface KnownKey {
  /** RFC 7638; names the key. */
  thumbprint: string;
  publicKey: PublicKey;
}

export interface CredentialKeys {
  /** A JSON Web Token with these claims. `nameKey` makes the `kid` of a thumbprint. */
  sign(claims: JWTPayload, nameKey: (thumbprint: string) => string): Promise<string>;
  /** The key in use first, then those of earlier secrets. */
  list(): Promise<KnownKey[]>;
}

/** The key of this secret. Its public half is stored when it signs, so that a new secret leaves credentials valid. */
export async function createCredentialKeys(db: Db, secret: Uint8Array): Promise<CredentialKeys> {
  const { privateKey, publicKey } = pairOf(secret);
  const thumbprint = await calculateJwkThumbprint(publicKey);
  return {
    async sign(claims, nameKey) {
      await db
        .insert(credentialKeys)
        .values({ thumbprint, public_key: publicKey })
        .onConflictDoNothing();
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid: nameKey(thumbprint) })
        .sign(privateKey);
    },
    async list() {
      const rows = await db.select().from(credentialKeys).orderBy(asc(credentialKeys.created_at));
      const earlier = rows.filter((row) => row.thumbprint !== thumbprint);
      return [
        { thumbprint, publicKey },
        ...earlier.map((row) => ({ thumbprint: row.thumbprint, publicKey: row.public_key })),
      ];
    },
  };
}
