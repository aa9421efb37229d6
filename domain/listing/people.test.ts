import { bondOf, type Part } from './people';

const part = (user_id: number, change: Partial<Part> = {}): Part => ({
  user_id,
  role: 'owner',
  is_account: false,
  is_active: true,
  ...change,
});

test.each<[string, Part[], ReturnType<typeof bondOf>]>([
  ['the only owner', [part(1), part(2, { role: 'editor' })], 'lastOwner'],
  ['one of two owners', [part(1), part(2)], null],
  ['an owner beside one who is suspended', [part(1), part(2, { is_active: false })], 'lastOwner'],
  [
    'the business account beside another owner',
    [part(1, { is_account: true }), part(2)],
    'account',
  ],
  ['an editor beside nobody', [part(1, { role: 'editor' })], null],
  ['somebody without a part', [part(2)], null],
])('bondOf %s', (_who, people, bond) => {
  expect(bondOf(people, 1)).toBe(bond);
});
