import { ENTRY_PARAMETERS } from '../../../domain/pages';
import { takeAddressEntry } from './addressEntry';

const take = (href: string) => {
  const replaceState = jest.fn<void, [unknown, string, string]>();
  const entry = takeAddressEntry({ href }, { replaceState });
  return { entry, shown: replaceState.mock.calls.map(([, , url]) => url) };
};

test('reads token and is_new_user and removes them from the address', () => {
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

test('reads a forum sign-on only when sso and sig are both there', () => {
  expect(take('https://kijani.example/?sso=bm9uY2U%3D&sig=ab12').entry.forum).toEqual({
    sso: 'bm9uY2U=',
    sig: 'ab12',
  });
  expect(take('https://kijani.example/?sso=bm9uY2U%3D').entry.forum).toBeNull();
});

test('reads the result of Google and where the sign-in leads', () => {
  const { entry, shown } = take('https://kijani.example/?google=cancelled&next=%2Fevents%3Fa%3D1');
  expect(entry).toMatchObject({ token: null, notice: 'cancelled', returnTo: '/events?a=1' });
  expect(shown).toEqual(['/']);
});

test('keeps the other parameters of the address', () => {
  const { shown } = take('https://kijani.example/kijani-directory?category=Waste&token=t');
  expect(shown).toEqual(['/kijani-directory?category=Waste']);
});

test('does not change the history when there is nothing to remove', () => {
  const { entry, shown } = take('https://kijani.example/events?theme=all#today');
  expect(shown).toEqual([]);
  expect(entry.openedAt).toBe('/events?theme=all#today');
});

test.each(['false', '1', 'TRUE', ''])('reads is_new_user=%s as no newcomer', (value) => {
  expect(take(`https://kijani.example/?token=t&is_new_user=${value}`).entry.isNewUser).toBe(false);
});

test('takes every parameter of a sign-in out of the address, and no other', () => {
  const query = ENTRY_PARAMETERS.map((name) => `${name}=1`).join('&');
  expect(take(`https://kijani.example/?${query}&page=2`).shown).toEqual(['/?page=2']);
});
