import type { PublicKey } from '../../db/schema/credentials';
import { serverHost } from '../../pages/serverHost';

type Hosts = Parameters<typeof serverHost>[0];

/** Who signs, as a did:web of the server's host. A port is part of the name, with its colon encoded. */
export const issuerDid = (config: Hosts): string =>
  `did:web:${new URL(serverHost(config)).host.replace(':', '%3A')}`;

/** How the `kid` of a signature names a key. */
export const keyId = (did: string, thumbprint: string): string => `${did}#${thumbprint}`;

interface NamedKey {
  thumbprint: string;
  publicKey: PublicKey;
}

/** The document at /.well-known/did.json: these keys make statements in the name of the host. */
export function didDocument(did: string, keys: readonly NamedKey[]) {
  const methods = keys.map(({ thumbprint, publicKey }) => ({
    id: keyId(did, thumbprint),
    type: 'JsonWebKey2020',
    controller: did,
    publicKeyJwk: publicKey,
  }));
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/suites/jws-2020/v1'],
    id: did,
    verificationMethod: methods,
    assertionMethod: methods.map(({ id }) => id),
  };
}

/** The same keys as a set (RFC 7517), for whoever knows no DIDs. */
export const keySet = (did: string, keys: readonly NamedKey[]) => ({
  keys: keys.map(({ thumbprint, publicKey }) => ({
    ...publicKey,
    kid: keyId(did, thumbprint),
    alg: 'EdDSA',
    use: 'sig',
  })),
});
