import { gzipSync } from 'node:zlib';
import { claimsOf, wholeSeconds } from './claimsOf';

/** The least that the standard allows, so that an index says nothing of whose it is. */
const LEAST_BITS = 131_072;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * The bits of Bitstring Status List 1.0, packed: 0 for these indexes and 1, revoked, for all others. What was
 * deleted with its listing is therefore revoked too. `highest` is the last index that there is.
 */
export function encodeStatusList(valid: readonly number[], highest: number): string {
  const bits = Math.max(LEAST_BITS, Math.ceil((highest + 1) / 8) * 8);
  const bytes = Buffer.alloc(bits / 8, 0xff);
  for (const index of valid) {
    const place = Math.floor(index / 8);
    bytes.writeUInt8(bytes.readUInt8(place) & ~(0x80 >> (index % 8)) & 0xff, place);
  }
  return `u${gzipSync(bytes).toString('base64url')}`;
}

interface Signer {
  did: string;
  /** The address of the list. */
  list: string;
}

/** The claims of the signed list. They stay the same for an hour, so that caches can ask for changes. */
export function statusListClaims(encodedList: string, { did, list }: Signer, now: Date) {
  const from = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  return claimsOf({
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id: list,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: { id: did },
    validFrom: wholeSeconds(new Date(from)),
    validUntil: wholeSeconds(new Date(from + DAY_MS)),
    credentialSubject: {
      id: `${list}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList,
    },
  });
}
