import { isKeptPicture, keepPicture, keptFile } from './keptPicture';

test('gives the file back that it kept', async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  const kept = await keepPicture(new File([bytes], 'shop.jpeg', { type: 'image/jpeg' }));
  expect(isKeptPicture(kept)).toBe(true);
  const file = keptFile(kept);
  expect([file.name, file.type, file.size]).toEqual(['picture.jpeg', 'image/jpeg', 256]);
  expect(await keepPicture(file)).toBe(kept);
});

test.each(['', '/uploads/1.jpg', 'https://x.example/data:image/png;base64,', 'data:text/html,x'])(
  'takes “%s” for no kept picture',
  (src) => {
    expect(isKeptPicture(src)).toBe(false);
  },
);
