import { readPayload, signatureOf, signerOf, signPayload } from './discourseConnect';

/** The example of the official guide (Discourse Meta, topic 13045). */
const SECRET = 'd836444a9e4084d5b224a60c208dce14';
const NONCE = 'cb68251eefb5211e58c00ff1395f0c0b';
const REQUEST = 'bm9uY2U9Y2I2ODI1MWVlZmI1MjExZTU4YzAwZmYxMzk1ZjBjMGI=\n';
const REQUEST_SIG = '2828aa29899722b35a2f191d34ef9b3ce695e0e6eeec47deb46d588d70c7cb56';
const REPLY_SIG = '3d7e5ac755a87ae3ccf90272644ed2207984db03cf020377c8b92ff51be3abc3';

const read = (sso: string) => Object.fromEntries(readPayload(sso) ?? new URLSearchParams());

describe('the example of the official guide', () => {
  test('has a valid signature only with its line end', () => {
    expect(signatureOf(REQUEST, SECRET)).toBe(REQUEST_SIG);
    expect(signerOf(REQUEST, REQUEST_SIG, [SECRET])).toBe(SECRET);
    expect(signerOf(REQUEST.trim(), REQUEST_SIG, [SECRET])).toBeNull();
    expect(read(REQUEST)).toEqual({ nonce: NONCE });
  });

  test('gets the reply of the guide, byte for byte', () => {
    const sam = {
      nonce: NONCE,
      name: 'sam',
      username: 'samsam',
      email: 'test@test.com',
      external_id: 'hello123',
      require_activation: true,
    };
    const reply = signPayload(sam, SECRET);
    expect(Buffer.from(reply.sso, 'base64').toString()).toBe(
      `nonce=${NONCE}&name=sam&username=samsam&email=test%40test.com&external_id=hello123&require_activation=true`,
    );
    expect(reply.sig).toBe(REPLY_SIG);
  });
});

describe('signerOf', () => {
  test.each([
    ['of another secret', signatureOf(REQUEST, 'another secret')],
    ['in upper case', REQUEST_SIG.toUpperCase()],
    ['of the decoded text', signatureOf(`nonce=${NONCE}`, SECRET)],
    ['cut', REQUEST_SIG.slice(0, -1)],
    ['with more behind it', `${REQUEST_SIG}0`],
    ['with special characters', '§<script>&%\n'.padEnd(64, 'é')],
    ['of the right length', '0'.repeat(64)],
    ['that is empty', ''],
  ])('returns null for a signature %s', (_name, sig) => {
    expect(signerOf(REQUEST, sig, [SECRET])).toBeNull();
  });

  test('returns which of two secrets has signed', () => {
    const secrets = ['the new secret', SECRET];
    expect(signerOf(REQUEST, REQUEST_SIG, secrets)).toBe(SECRET);
    expect(signerOf(REQUEST, signatureOf(REQUEST, 'the new secret'), secrets)).toBe(
      'the new secret',
    );
    expect(signerOf(REQUEST, REQUEST_SIG, [])).toBeNull();
  });
});

describe('a payload', () => {
  test.each([
    ['a character outside base64', 'bm9uY2U9§'],
    ['a space, which was a plus', 'bm9u Y2U9'],
    ['the alphabet of addresses', 'bm9_Y2-9'],
    ['bytes that are no UTF-8', Buffer.from([0x6e, 0x3d, 0xff]).toString('base64')],
    ['nothing', ''],
  ])('is null when it has %s', (_name, sso) => {
    expect(readPayload(sso)).toBeNull();
  });

  test.each([
    'x&admin=true',
    'x&admin=true&nonce=other;moderator=true',
    'a=b+c d%26',
    'Wanjirũ 🌱',
    '🌱'.repeat(150),
    'ñ'.repeat(300),
    'line\r\nend',
    '<script>alert("x")</script>',
  ])('is read as it was signed: %s', (name) => {
    const sent = { nonce: NONCE, name, bio: name };
    expect(read(signPayload(sent, SECRET).sso)).toEqual(sent);
  });

  test('writes booleans as text and leaves out undefined values', () => {
    const { sso } = signPayload({ a: true, b: false, c: undefined, d: '' }, SECRET);
    expect(read(sso)).toEqual({ a: 'true', b: 'false', d: '' });
  });

  test('is unchanged by URL encoding', () => {
    const { sso } = signPayload({ name: '🌱?>~~ÿÿ' }, SECRET);
    expect(new URLSearchParams(new URLSearchParams({ sso }).toString()).get('sso')).toBe(sso);
  });
});
