/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import { wanjiku } from '../../../machines/testing/people';
import { createNameHider } from './hideNames';
import { storyPath } from './storyPath';

const address = (text: string) => storyPath(new URL(text, 'https://site.example'));

it.each([
  ['/', '/'],
  ['/kijani-directory/soap-makers', '/kijani-directory/soap-makers'],
  ['/sw/events?view=month', '/sw/events?view=month'],
  ['/authentication?user_type=individual', '/authentication?user_type=individual'],
  ['/password-reset/confirm/Mjk/secret', '/password-reset/…'],
  ['/sw/listing-invitation/secret?view=list', '/sw/listing-invitation/…?view=list'],
  ['/vetting/admin/members/7', '/vetting/admin/…'],
  ['/kijani-directory?q=wanjiku&view=map', '/kijani-directory?view=map…'],
  ['/?token=secret', '/…'],
  ['/events?view=Wanjiku%20Kamau', '/events…'],
  ['/profile#wanjiku', '/profile'],
])('shows %s as %s', (given, shown) => {
  expect(address(given)).toBe(shown);
});

it('puts the label of a field in the place of what was entered in it', () => {
  const names = createNameHider();
  names.hide({}, 'First Name', 'Akinyi');
  names.hide({}, 'Full Name', 'Akinyi Odhiambo');
  names.hide({}, 'Answer', 'a');
  expect(names.show('Welcome,\n  AKINYI!', null)).toBe('Welcome, {{First Name}}!');
  expect(names.show('Akinyi Odhiambo and Akinyis', null)).toBe('{{Full Name}} and Akinyis');
  expect(names.show('a page', null)).toBe('a page');
});

it('takes no entered text for a pattern', () => {
  const names = createNameHider();
  names.hide({}, 'Search', '(a+)+$');
  expect(names.show('Results for (a+)+$', null)).toBe('Results for {{Search}}');
});

it('leaves out who is signed in, emails and long numbers', () => {
  const { show } = createNameHider();
  expect(show('Wanjiku Mwangi, wanjiku@example.org', wanjiku)).toBe(
    '{{first name}} {{last name}}, {{email}}',
  );
  expect(show('Write to otieno@example.org or call +254 712 345 678', null)).toBe(
    'Write to {{email}} or call {{number}}',
  );
});

it('cuts what is longer than a story may hold', () => {
  const shown = createNameHider().show('long '.repeat(60), null);
  expect(shown).toHaveLength(160);
  expect(shown.endsWith('…')).toBe(true);
});
