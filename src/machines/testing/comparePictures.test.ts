/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { comparePictures, type Pixels } from './comparePictures';

const INK = [30, 40, 50];

/** Paper with a square of ink that begins at this column. */
function drawing(column: number, width = 40, ink = INK): Pixels {
  const data = new Uint8Array(width * 40 * 4).fill(255);
  for (let row = 10; row < 20; row += 1) {
    for (let place = column; place < column + 10; place += 1) {
      data.set(ink, (row * width + place) * 4);
    }
  }
  return { width, height: 40, data };
}

it('takes equal pictures for the same', () => {
  expect(comparePictures(drawing(10), drawing(10))).toMatchObject({ differing: 0, isSame: true });
});

it('takes pictures for the same whose colours differ by less than is seen', () => {
  const [before, after] = [drawing(10), drawing(10)];
  after.data = after.data.map((value) => Math.max(0, value - 3));
  expect(comparePictures(before, after).isSame).toBe(true);
});

it('takes pictures for different that are a little darker everywhere', () => {
  const [before, after] = [drawing(10), drawing(10)];
  after.data = after.data.map((value) => Math.max(0, value - 30));
  expect(comparePictures(before, after).isSame).toBe(false);
});

it('counts what has become paler', () => {
  const paler = drawing(10, 40, [110, 120, 130]);
  expect(comparePictures(drawing(10), paler)).toMatchObject({ differing: 100, isSame: false });
});

it('counts and marks what has moved', () => {
  const { differing, isSame, difference } = comparePictures(drawing(10), drawing(15));
  expect([differing, isSame]).toEqual([100, false]);
  const pixelAt = (column: number) => [
    ...(difference?.data.slice((15 * 40 + column) * 4, (15 * 40 + column) * 4 + 3) ?? []),
  ];
  expect(pixelAt(12)).toEqual([255, 0, 0]);
  expect(pixelAt(17)).not.toEqual([255, 0, 0]);
  expect(pixelAt(22)).toEqual([255, 0, 0]);
});

it('takes pictures of another size for different, and marks nothing', () => {
  expect(comparePictures(drawing(10), drawing(10, 41))).toMatchObject({
    isSame: false,
    difference: null,
  });
});
