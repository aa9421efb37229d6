import { shrinkPicture } from './shrinkPicture';

const canvas = HTMLCanvasElement.prototype;
const { getContext } = canvas;

/** A browser that reads every file as a picture of this size and makes a JPEG of so many bytes of it. */
function browserWith(width: number, height: number, bytes: number | null) {
  const close = jest.fn();
  const drawImage = jest.fn<undefined, unknown[]>();
  Object.assign(globalThis, {
    createImageBitmap: () => Promise.resolve({ width, height, close }),
  });
  Object.assign(canvas, { getContext: () => ({ fillRect: jest.fn(), drawImage }) });
  jest.spyOn(canvas, 'toBlob').mockImplementation((callback, type = '') => {
    callback(bytes === null ? null : new Blob([new Uint8Array(bytes)], { type }));
  });
  return { close, drawn: () => drawImage.mock.calls[0]?.slice(1) };
}

const file = (bytes: number) =>
  new File([new Uint8Array(bytes)], 'IMG_2.final.png', { type: 'image/png' });

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
  Object.assign(canvas, { getContext });
  jest.restoreAllMocks();
});

test.each([
  [4000, 3000, [0, 0, 1600, 1200]],
  [3000, 4000, [0, 0, 1200, 1600]],
  [900, 600, [0, 0, 900, 600]],
])('draws a picture of %i by %i pixels as %j', async (width, height, drawn) => {
  const browser = browserWith(width, height, 10);
  const small = await shrinkPicture(file(1000));
  expect(browser.drawn()).toEqual(drawn);
  expect(small).toMatchObject({ name: 'IMG_2.final.jpg', type: 'image/jpeg', size: 10 });
  expect(browser.close).toHaveBeenCalledTimes(1);
});

test('gives the picture itself when the JPEG would be no smaller', async () => {
  browserWith(900, 600, 1000);
  const own = file(1000);
  expect(await shrinkPicture(own)).toBe(own);
});

test('gives the picture itself when the browser makes no JPEG of it, or cannot read it', async () => {
  const browser = browserWith(4000, 3000, null);
  const own = file(1000);
  expect(await shrinkPicture(own)).toBe(own);
  expect(browser.close).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
  expect(await shrinkPicture(own)).toBe(own);
});
