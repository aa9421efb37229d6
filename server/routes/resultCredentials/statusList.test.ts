import { gunzipSync } from 'node:zlib';
import { encodeStatusList } from './statusList';

const read = (encoded: string): Buffer => gunzipSync(Buffer.from(encoded.slice(1), 'base64url'));

/** As the standard counts: index 0 is the leftmost bit of the first byte. */
const bitOf = (bytes: Buffer, index: number): number =>
  (bytes.readUInt8(Math.floor(index / 8)) >> (7 - (index % 8))) & 1;

test('has 131,072 bits at least, in base64url with the prefix u', () => {
  const encoded = encodeStatusList([], 0);
  expect(encoded).toMatch(/^u[\w-]+$/);
  expect(read(encoded)).toEqual(Buffer.alloc(16_384, 0xff));
});

test('is 0 at each valid index and 1, revoked, at every other', () => {
  const valid = [1, 8, 15, 4_242];
  const bytes = read(encodeStatusList(valid, 5_000));
  const zeros = Array.from({ length: 131_072 }, (_, index) => index).filter(
    (index) => bitOf(bytes, index) === 0,
  );
  expect(zeros).toEqual(valid);
});

test('grows by bytes with the highest index', () => {
  expect(read(encodeStatusList([], 131_071))).toHaveLength(16_384);
  const longer = read(encodeStatusList([131_072], 131_072));
  expect(longer).toHaveLength(16_385);
  expect(longer.readUInt8(16_384)).toBe(0x7f);
});
