import { createSaving, isFont } from './saving';

test.each([
  ['/assets/headings.1f331a3410.woff2', true],
  ['https://kijani.example/assets/headings.1f331a3410.woff2', true],
  ['/assets/main.e0897275e9.js', false],
  ['/uploads/1/font.woff2', false],
])('of %s says whether it is a font of the build: %s', (address, isOne) => {
  expect(isFont(address)).toBe(isOne);
});

test('knows what a page said last, in a worker that started anew too', async () => {
  const entries = new Map<string, Response>();
  const cache = {
    put: (key: string, answer: Response) => Promise.resolve(void entries.set(key, answer)),
    delete: (key: string) => Promise.resolve(entries.delete(key)),
    match: (key: string) => Promise.resolve(entries.get(key)),
  } as unknown as Cache;
  const start = () => createSaving(() => Promise.resolve(cache));
  expect(await start().isOn()).toBe(false);
  await start().set(true);
  expect(await start().isOn()).toBe(true);
  await start().set(false);
  expect(await start().isOn()).toBe(false);
});
