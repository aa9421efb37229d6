import { effectiveVettingUser } from './effectiveUser';

const admin = { user_id: 1, role: 'admin' } as const;
const business = { user_id: 7, role: 'member' } as const;

describe('effectiveVettingUser', () => {
  it('returns the business that an admin names', () => {
    expect(effectiveVettingUser(admin, '42')).toEqual({ userId: 42, asUser: 42 });
    expect(effectiveVettingUser(admin, '007')).toEqual({ userId: 7, asUser: 7 });
  });

  it.each(['42', '1', 'abc'])('returns the member, whatever as_user says (%s)', (asUser) => {
    expect(effectiveVettingUser(business, asUser)).toEqual({ userId: 7, asUser: null });
  });

  it.each([
    null,
    '',
    ' 42',
    '42 ',
    '-42',
    '+42',
    '4.2',
    '4e1',
    '0x2a',
    '0',
    '٤٢',
    '42abc',
    '9007199254740993',
  ])('returns the admin when as_user is %j', (asUser) => {
    expect(effectiveVettingUser(admin, asUser)).toEqual({ userId: 1, asUser: null });
  });

  it('returns the admin without as_user when admins name themselves', () => {
    expect(effectiveVettingUser(admin, '1')).toEqual({ userId: 1, asUser: null });
  });
});
