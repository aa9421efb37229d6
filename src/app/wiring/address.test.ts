import { takeAddressEntry } from './address';

const take = (href: string) => {
  const replaceState = jest.fn<void, [unknown, string, string]>();
  const entry = takeAddressEntry({ href }, { replaceState });
  return { entry, shown: replaceState.mock.calls.map(([, , url]) => url) };
};

test('takes token and is_new_user and leaves a clean address', () => {
  const { entry, shown } = take('https://kijani.example/?token=abc.def.ghi&is_new_user=true#top');
  expect(entry).toEqual({
    token: 'abc.def.ghi',
    isNewUser: true,
    forum: null,
    notice: null,
    returnTo: null,
    openedAt: '/#top',
  });
  expect(shown).toEqual(['/#top']);
});

test('takes a forum sign-on only when both halves are there', () => {
  expect(take('https://kijani.example/?sso=bm9uY2U%3D&sig=ab12').entry.forum).toEqual({
    sso: 'bm9uY2U=',
    sig: 'ab12',
  });
  expect(take('https://kijani.example/?sso=bm9uY2U%3D').entry.forum).toBeNull();
});

test('takes how Google ended, and where the sign-in leads', () => {
  const { entry, shown } = take('https://kijani.example/?google=cancelled&next=%2Fevents%3Fa%3D1');
  expect(entry).toMatchObject({ token: null, notice: 'cancelled', returnTo: '/events?a=1' });
  expect(shown).toEqual(['/']);
});

test('keeps the other parameters of the address', () => {
  const { shown } = take('https://kijani.example/kijani-directory?category=Waste&token=t');
  expect(shown).toEqual(['/kijani-directory?category=Waste']);
});

test('leaves the history alone when there is nothing to take', () => {
  const { entry, shown } = take('https://kijani.example/events?theme=all#today');
  expect(shown).toEqual([]);
  expect(entry.openedAt).toBe('/events?theme=all#today');
});

test.each(['false', '1', 'TRUE', ''])('is_new_user=%s is not a newcomer', (value) => {
  expect(take(`https://kijani.example/?token=t&is_new_user=${value}`).entry.isNewUser).toBe(false);
});
