import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { compactVerify, decodeJwt, decodeProtectedHeader, importJWK, type JWK } from 'jose';
import type { OwnResultPage } from '../../../domain/contract/resultPage';
import type { UserData } from '../../../domain/contract/session';
import { credentialKeys, resultCredentials } from '../../db/schema/credentials';
import { listings } from '../../db/schema/listings';
import { applications } from '../../db/schema/vetting';
import { createCredentialKeys } from '../../security/credentialKeys';
import { joinWithListing } from '../../test/listingPeople';
import { bodyOf, serverForTests } from '../../test/testApp';
import { putApplication } from '../../test/vetting';

/** A verifier of its own process reads from it, so that the address is known before the server has it. */
const PORT = 20_000 + (process.pid % 10_000);
const ORIGIN = `http://localhost:${PORT}`;
const DID = `did:web:localhost%3A${PORT}`;
const SCRIPT = path.join(__dirname, '../../../docs/verifyCredential.mjs');

const server = serverForTests({ env: { PUBLIC_URL: ORIGIN } });
const db = () => server().app.db;

let account: UserData;
let listing: number;
let application: number;
let code: string;
beforeAll(() => server().app.listen({ port: PORT, host: 'localhost' }));
beforeEach(async () => {
  ({ account, id: listing } = await joinWithListing(server()));
  await changeListing({ level: 'Sapling', badges: ['women_led'] });
  application = await putApplication(server(), account.user_id, 'listed');
  code = await switchPage(true);
});

const changeListing = (change: Partial<typeof listings.$inferInsert>) =>
  db().update(listings).set(change).where(eq(listings.id, listing));

const changeApplication = (change: Partial<typeof applications.$inferInsert>) =>
  db().update(applications).set(change).where(eq(applications.id, application));

async function switchPage(is_public: boolean): Promise<string> {
  const { token } = account;
  const url = `mainapp/my-listings/${listing}/result-page/`;
  const answer = await server().post(url, { is_public }, { token, method: 'PUT' });
  return bodyOf<OwnResultPage>(answer).code ?? '';
}

const readCredential = () => server().get(`v/${code}.jwt`);
const issue = async (): Promise<string> => (await readCredential()).text;
const indexOf = (token: string): string =>
  decodeJwt<{ credentialStatus: { statusListIndex: string } }>(token).credentialStatus
    .statusListIndex;

interface Verdict {
  isValid: boolean;
  said: string;
}

/** What a program says that knows the standards alone, and this server by its address. */
async function verify(token: string, at = server().app.now()): Promise<Verdict> {
  const file = path.join(server().dataDir, 'credential.jwt');
  await writeFile(file, token);
  try {
    return await new Promise((resolve, reject) => {
      const args = [SCRIPT, file, '--at', at.toISOString()];
      execFile(process.execPath, args, (error, stdout, stderr) => {
        if (error && error.code !== 1) reject(new Error(stderr));
        else resolve({ isValid: !error, said: stdout + stderr });
      });
    });
  } finally {
    await rm(file);
  }
}

/** The same token with another payload. */
function forge(token: string, change: object): string {
  const [head, , signature] = token.split('.');
  const payload = Buffer.from(JSON.stringify({ ...decodeJwt(token), ...change }));
  return [head, payload.toString('base64url'), signature].join('.');
}

describe('an independent verifier', () => {
  test('accepts the credential of a valid result', async () => {
    const { isValid, said } = await verify(await issue());
    expect(said).toBe(
      'Valid: Tujenge Bricks: Sapling level\n' +
        `Signed by Kijani (${DID})\n` +
        'From 2026-03-02T09:00:00Z until 2027-03-02T09:00:00Z\n' +
        `Shown at ${ORIGIN}/v/${code}\n`,
    );
    expect(isValid).toBe(true);
  });

  test.each([
    ['with another level', { name: 'Tujenge Bricks: Tree level' }],
    ['that lasts longer', { exp: 2_000_000_000, validUntil: '2033-05-18T03:33:20Z' }],
  ])('refuses one %s', async (_what, change) => {
    const token = await issue();
    const { isValid, said } = await verify(forge(token, change));
    expect(said).toContain('invalid_signature');
    expect(isValid).toBe(false);
  });

  test('refuses one whose signature is of another key', async () => {
    const token = await issue();
    const keys = await createCredentialKeys(db(), Buffer.from('a secret of somebody else'));
    const { kid = '' } = decodeProtectedHeader(token);
    const signed = await keys.sign(decodeJwt(token), () => kid);
    await db().delete(credentialKeys);
    expect((await verify(signed)).said).toContain('invalid_signature');
  });

  test('refuses one that has expired or is not valid yet', async () => {
    const token = await issue();
    const expired = await verify(token, new Date('2027-03-02T09:00:01Z'));
    expect(expired).toMatchObject({ isValid: false });
    expect(expired.said).toMatch(/JWT has expired/);
    const early = await verify(token, new Date('2026-03-02T08:59:59Z'));
    expect(early.said).toMatch(/not valid before/);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['the page is switched off', () => switchPage(false)],
    ['the business is taken down', () => changeListing({ status: 'rejected' })],
    ['the listing is removed', () => db().delete(listings).where(eq(listings.id, listing))],
    ['the level is withdrawn', () => changeListing({ level: null })],
    ['another level is given', () => changeListing({ level: 'Sprout' })],
    ['the result is reviewed again', () => changeApplication({ state: 'under_review' })],
  ])('refuses one once %s', async (_what, change) => {
    const token = await issue();
    expect((await verify(token)).isValid).toBe(true);
    await change();
    expect(await verify(token)).toEqual({ isValid: false, said: 'Not valid: it was revoked\n' });
  });
});

describe('a credential', () => {
  test('says what the page of the result says, and nothing about a person', async () => {
    const answer = await readCredential();
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vc+jwt',
      'content-disposition': `attachment; filename="kijani-${code}.jwt"`,
      'cache-control': 'public, max-age=60',
      'access-control-allow-origin': '*',
    });
    const index = indexOf(answer.text);
    const list = `${ORIGIN}/v/status-list.jwt`;
    expect(decodeJwt(answer.text)).toEqual({
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      ],
      id: `${ORIGIN}/v/${code}.jwt#${index}`,
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      name: 'Tujenge Bricks: Sapling level',
      issuer: { id: DID, type: ['Profile'], name: 'Kijani', url: ORIGIN },
      validFrom: '2026-03-02T09:00:00Z',
      validUntil: '2027-03-02T09:00:00Z',
      awardedDate: '2026-03-02T09:00:00Z',
      credentialSubject: {
        id: `${ORIGIN}/v/${code}`,
        type: ['AchievementSubject'],
        identifier: [
          {
            type: 'IdentityObject',
            identityType: 'name',
            hashed: false,
            identityHash: 'Tujenge Bricks',
          },
        ],
        achievement: {
          id: `${ORIGIN}/v/${code}#achievement`,
          type: ['Achievement'],
          achievementType: 'Badge',
          name: 'Sapling level',
          description: 'A result of the sustainability assessment of Kijani, reviewed by its team.',
          version: '2026-11',
          criteria: {
            id: `${ORIGIN}/kijani-directory/info`,
            narrative: [
              'Kijani reviewed what the business states about itself.',
              'Sapling level: the business applies its practices on every theme that concerns it.',
              '- Women-led: More than 50% of managers are women and a woman founded the business.',
              'Questionnaire: version 2026-11.',
            ].join('\n\n'),
          },
          image: { id: `${ORIGIN}/v/${code}.svg`, type: 'Image', caption: 'Sapling level' },
        },
      },
      credentialStatus: {
        id: `${list}#${index}`,
        type: 'BitstringStatusListEntry',
        statusPurpose: 'revocation',
        statusListIndex: index,
        statusListCredential: list,
      },
      iss: DID,
      jti: `${ORIGIN}/v/${code}.jwt#${index}`,
      sub: `${ORIGIN}/v/${code}`,
      nbf: Date.parse('2026-03-02T09:00:00Z') / 1000,
      exp: Date.parse('2027-03-02T09:00:00Z') / 1000,
    });
  });

  test('has no end where the result has none', async () => {
    await changeApplication({ expires_at: null });
    const claims = decodeJwt(await issue());
    expect(Object.keys(claims)).not.toContain('validUntil');
    expect(claims.exp).toBeUndefined();
  });

  test('is the same each time, also to two who ask for it at once', async () => {
    const tokens = await Promise.all([issue(), issue()]);
    expect(new Set([...tokens, await issue()]).size).toBe(1);
    expect(await db().$count(resultCredentials)).toBe(1);
  });

  test('is another one once a revoked result is shown again', async () => {
    const first = await issue();
    await switchPage(false);
    await server().get('v/status-list.jwt');
    await switchPage(true);
    const second = await issue();
    expect(indexOf(second)).not.toBe(indexOf(first));
    expect((await verify(first)).said).toBe('Not valid: it was revoked\n');
    expect((await verify(second)).isValid).toBe(true);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['is off', () => switchPage(false)],
    ['shows an expired result', () => changeApplication({ state: 'expired' })],
    ['shows a revoked result', () => changeListing({ status: 'pending' })],
  ])('is not given out while the page %s', async (_what, change) => {
    await change();
    const answer = await readCredential();
    expect(answer.status).toBe(404);
    expect(await db().$count(resultCredentials)).toBe(0);
    expect(answer.text).toBe((await server().get('v/absent.jwt')).text);
  });
});

describe('the keys', () => {
  interface Keys {
    keys: JWK[];
  }

  test('are in the document of the host and in a set, without any private part', async () => {
    const { kid } = decodeProtectedHeader(await issue());
    const set = bodyOf<Keys>(await server().get('.well-known/jwks.json'));
    expect(set.keys).toHaveLength(1);
    const { x, ...named } = set.keys[0] ?? {};
    expect(named).toEqual({ kty: 'OKP', crv: 'Ed25519', kid, alg: 'EdDSA', use: 'sig' });
    expect(x).toMatch(/^[\w-]{43}$/);
    const document = bodyOf<Record<string, unknown>>(await server().get('.well-known/did.json'));
    expect(document).toMatchObject({ id: DID, assertionMethod: [kid] });
    expect(JSON.stringify(document)).not.toContain('"d"');
  });

  test('of earlier secrets stay known, and of others none', async () => {
    const earlier = await createCredentialKeys(db(), Buffer.from('the secret before this one'));
    const name = (thumbprint: string) => `${DID}#${thumbprint}`;
    const signed = await earlier.sign(decodeJwt(await issue()), name);
    const { keys } = bodyOf<Keys>(await server().get('.well-known/jwks.json'));
    expect(keys).toHaveLength(2);
    const { kid } = decodeProtectedHeader(signed);
    const key = keys.find((each) => each.kid === kid);
    await compactVerify(signed, await importJWK(key ?? {}, 'EdDSA'));
    expect((await verify(signed)).isValid).toBe(true);
  });
});

test('the status list is not sent again to whoever has it, until it changes', async () => {
  await issue();
  const list = () => server().get('v/status-list.jwt');
  const { headers } = await list();
  expect(headers['cache-control']).toBe('public, max-age=60');
  expect((await list()).headers['etag']).toBe(headers['etag']);
  await switchPage(false);
  expect((await list()).headers['etag']).not.toBe(headers['etag']);
});
