import { createSaving, isFont, type NoteCache } from './saving';

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
  const cache: NoteCache = {
    put: (key, answer) => Promise.resolve(void entries.set(key, answer)),
    delete: (key) => Promise.resolve(entries.delete(key)),
    match: (key) => Promise.resolve(entries.get(key)),
  };
  const start = () => createSaving(() => Promise.resolve(cache));
  expect(await start().isOn()).toBe(false);
  await start().set(true);
  expect(await start().isOn()).toBe(true);
  await start().set(false);
  expect(await start().isOn()).toBe(false);
});
