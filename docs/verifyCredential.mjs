// Checks a signed credential with nothing but public standards: see verify-credential.md.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { Bitstring } from '@digitalbazaar/bitstring';
import { verifyJWT } from 'did-jwt';

const CREDENTIALS = 'https://www.w3.org/ns/credentials/v2';
const OPEN_BADGES = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';
/** The least number of entries that the standard allows. */
const LEAST_BITS = 131_072;

class Refused extends Error {}

const check = (holds, reason) => {
  if (!holds) throw new Refused(reason);
};

async function load(address) {
  const answer = await fetch(address).catch((error) => {
    throw new Refused(`${address} cannot be reached: ${error.message}`);
  });
  check(answer.ok, `${address} answers ${answer.status}`);
  return answer.text();
}

/** did:web without a path: the document of a host. Without TLS on this machine alone. */
async function resolve(did) {
  const host = decodeURIComponent(did.replace(/^did:web:/, ''));
  check(did.startsWith('did:web:') && /^[\w.-]+(:\d+)?$/.test(host), `unknown issuer ${did}`);
  const scheme = /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host) ? 'http' : 'https';
  const didDocument = JSON.parse(await load(`${scheme}://${host}/.well-known/did.json`));
  check(didDocument.id === did, `the document of ${host} is of another issuer`);
  return { didDocument, didDocumentMetadata: {}, didResolutionMetadata: {} };
}

/** Signature, dates, and whether the claims of the token say what the credential says. */
async function openToken(token, type, now) {
  const { payload } = await verifyJWT(token.trim(), {
    resolver: { resolve },
    proofPurpose: 'assertionMethod',
    policies: { now, aud: false },
    skewTime: 0,
  }).catch((error) => {
    throw error instanceof Refused ? error : new Refused(error.message);
  });
  const { id, issuer, credentialSubject: subject } = payload;
  check(payload['@context']?.[0] === CREDENTIALS, 'not a credential of the data model 2.0');
  check(payload.type?.includes('VerifiableCredential'), 'not a verifiable credential');
  check(payload.type.includes(type), `not a ${type}`);
  check(payload.iss === issuer?.id, 'the issuer is not who signed');
  check(payload.jti === id && payload.sub === subject?.id, 'the token is of another credential');
  check(payload.nbf === Math.floor(Date.parse(payload.validFrom) / 1000), 'another validFrom');
  const until = payload.validUntil && Math.floor(Date.parse(payload.validUntil) / 1000);
  check(payload.exp === until, 'another validUntil');
  return payload;
}

async function checkStatus({ credentialStatus: entry, iss }, now) {
  check(entry?.type === 'BitstringStatusListEntry', 'its status cannot be checked');
  const { statusPurpose, statusListIndex, statusListCredential } = entry;
  const token = await load(statusListCredential);
  const list = await openToken(token, 'BitstringStatusListCredential', now);
  const { statusPurpose: purpose, encodedList } = list.credentialSubject;
  check(list.iss === iss, 'the status list is of another issuer');
  check(list.id === statusListCredential, 'the status list is of another address');
  check(
    purpose === statusPurpose && purpose === 'revocation',
    'the status list is about something else',
  );
  check(encodedList?.startsWith('u'), 'the status list is not in base64url');
  const bits = new Bitstring({
    buffer: await Bitstring.decodeBits({ encoded: encodedList.slice(1) }),
  });
  check(bits.length >= LEAST_BITS, 'the status list is too short');
  check(Number(statusListIndex) < bits.length, 'the status list has no such entry');
  check(!bits.get(Number(statusListIndex)), 'it was revoked');
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { at: { type: 'string' } },
});
const [source] = positionals;
const now = Math.floor((values.at ? Date.parse(values.at) : Date.now()) / 1000);
if (!source || Number.isNaN(now)) {
  console.error('node docs/verifyCredential.mjs <address or file> [--at 2027-01-31T09:00:00Z]');
  process.exit(2);
}
try {
  const token = /^https?:/.test(source) ? await load(source) : await readFile(source, 'utf8');
  const credential = await openToken(token, 'OpenBadgeCredential', now);
  const { issuer, credentialSubject: subject } = credential;
  check(credential['@context'][1] === OPEN_BADGES, 'not a credential of Open Badges 3.0');
  check(subject.type?.includes('AchievementSubject'), 'its subject is not described');
  check(subject.achievement?.criteria?.narrative, 'its achievement has no criteria');
  await checkStatus(credential, now);
  console.log(`Valid: ${credential.name}`);
  console.log(`Signed by ${issuer.name} (${issuer.id})`);
  console.log(`From ${credential.validFrom} until ${credential.validUntil ?? 'further notice'}`);
  console.log(`Shown at ${subject.id}`);
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  console.error(`Not valid: ${error.message}`);
  process.exitCode = 1;
}
