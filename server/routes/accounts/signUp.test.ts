import { business, individual, PASSWORD, readUser, signUp } from '../../test/people';
import { sessionOf, serverForTests } from '../../test/testApp';

const server = serverForTests();
const url = 'accounts/signup/';

test('opens a session for an individual and removes the spaces of the user name', async () => {
  const answer = await server().post(url, { ...individual, username: ' Achieng  the 1st ' });
  expect(answer.status).toBe(201);
  const session = sessionOf(answer);
  expect(session).toMatchObject({
    user_type: 'individual',
    form_filled: false,
    role: 'member',
    user_email: individual.email,
    profile_picture: null,
  });
  const user = await readUser(server(), session.user_id);
  expect(user.username).toBe('Achiengthe1st');
  expect(user.password_hash).toMatch(/^\$argon2id\$/);
  expect((await server().get('accounts/me/', session.token)).status).toBe(200);
});

test('opens a session for a business whose user name is its email', async () => {
  const session = await signUp(server(), business);
  expect(session).toMatchObject({ user_type: 'business', last_name: '' });
});

test('accepts an empty first name of a business', async () => {
  const session = await signUp(server(), { ...business, first_name: '' });
  expect(session).toMatchObject({ user_type: 'business', first_name: '' });
});

test.each(['', undefined])('stores the placeholder for the phone %p', async (phone_num) => {
  const session = await signUp(server(), { ...individual, phone_num });
  expect((await readUser(server(), session.user_id)).phone_num).toBe('000 0000 0000');
});

test.each([
  [{ username: ' ' }, { username: ['Please enter your username.'] }],
  [{ first_name: '' }, { first_name: ['Please enter your first name.'] }],
  [{ last_name: '' }, { last_name: ['Please enter your surname.'] }],
  [{ email: '' }, { email: ['Email Address is required.'] }],
  [{ email: 'achieng@example' }, { email: ['Invalid email address format.'] }],
  [{ password: '' }, { password: ['Password is required.'] }],
  [{ password: '1234567' }, { password: ['Password must be at least 8 characters long.'] }],
  [{ password: 'password' }, { password: ['This password is too common.'] }],
  [{ password: '8675309123' }, { password: ['This password is entirely numeric.'] }],
  [{ password: 'achieng1' }, { password: ['The password is too similar to your name or email.'] }],
  [
    { username: 'ach\u200bieng' },
    { username: ['Your username has characters that cannot be seen. Please type it again.'] },
  ],
  [
    { username: 'аchieng' },
    { username: ['Please use the letters and digits of one alphabet only.'] },
  ],
  [
    { username: 'achieng🌱' },
    { username: ['Please use letters, digits and signs such as . - _ only.'] },
  ],
  [{ email: 'ach\u200bieng@example.com' }, { email: ['Invalid email address format.'] }],
  [{ age_bracket: '' }, { age_bracket: ['This is required.'] }],
  [{ age_bracket: '45+' }, { age_bracket: ['"45+" is not a valid choice.'] }],
  [{ phone_num: 'call me' }, { phone_num: ['Enter a valid phone number.'] }],
  [{ user_type: 'admin' }, { user_type: ['"admin" is not a valid choice.'] }],
])(
  'returns 400 with the messages of the form for an individual with %j',
  async (fault, expected) => {
    const answer = await server().post(url, { ...individual, ...fault });
    expect(answer.status).toBe(400);
    const error = Object.values(expected).flat().join(' ');
    expect(answer.body).toEqual({ ...expected, detail: error, error });
  },
);

test.each([
  [{ username: 'other' }, 'username'],
  [{ last_name: 'Ltd' }, 'last_name'],
  [{ password: 'info@tujenge.example' }, 'password'],
  [{ username: 'in\u2066fo@t.example', email: 'in\u2066fo@t.example' }, 'email'],
  [{ age_bracket: '25-34' }, 'age_bracket'],
])('returns 400 for a business with %j', async (fault, field) => {
  const answer = await server().post(url, { ...business, ...fault });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body)).toContain(field);
});

test('returns 400 with a message for each missing field', async () => {
  const answer = await server().post(url, {});
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    username: ['Please enter your username.'],
    email: ['Email Address is required.'],
    password: ['Password is required.'],
    user_type: ['This is required.'],
  });
});

test('refuses a password of more than 128 characters', async () => {
  const answer = await server().post(url, { ...individual, password: 'x'.repeat(129) });
  expect(answer.body['password']).toEqual(['Write up to 128 characters.']);
});

test('returns 400 for a taken email and user name in other case, and joins them in error', async () => {
  await signUp(server());
  const answer = await server().post(url, {
    ...individual,
    username: 'ACHIENG',
    email: 'Achieng@Example.com',
  });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    email: ['A user with this email already exists.'],
    username: ['A user with this username already exists.'],
    error: 'A user with this email already exists. A user with this username already exists.',
  });
});

test.each(['ａchieng', '\uff21CHIENG'])(
  'refuses the user name %s when achieng is taken',
  async (username) => {
    await signUp(server());
    const other = { ...individual, username, email: 'other@example.com' };
    const answer = await server().post(url, other);
    expect(answer.body['username']).toEqual(['A user with this username already exists.']);
  },
);

test('creates one account when spellings of one name sign up at the same moment', async () => {
  const names = ['ñandú', 'ÑANDÚ', 'n\u0303andu\u0301'];
  const answers = await Promise.all(
    names.map((username, index) =>
      server().post(url, { ...individual, username, email: `${index}@example.com` }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
});

test('refuses the email of another member as a user name', async () => {
  await signUp(server());
  const answer = await server().post(url, {
    ...individual,
    username: individual.email,
    email: 'other@example.com',
  });
  expect(answer.body['username']).toEqual(['A user with this username already exists.']);
});

test('returns one message to a business whose email is taken', async () => {
  await signUp(server(), business);
  const { body } = await server().post(url, business);
  expect(body['error']).toBe('A user with this email already exists.');
});

test('creates one account when the same person signs up three times at the same moment', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => server().post(url, individual)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
});

test.each(['role', 'form_filled', 'token_version', 'is_staff', 'id'])(
  'returns 400 for the unknown field %s',
  async (field) => {
    const answer = await server().post(url, { ...individual, [field]: 'admin' });
    expect(answer.status).toBe(400);
    expect(answer.body[field]).toEqual(['Unknown field.']);
  },
);

describe('a sign-up with an Idempotency-Key', () => {
  const headers = { 'idempotency-key': 'b7e1c9' };

  test('opens a session of the first account when it is repeated', async () => {
    const first = sessionOf(await server().post(url, individual, { headers }));
    const again = await server().post(url, individual, { headers });
    expect(again.status).toBe(201);
    expect(sessionOf(again).user_id).toBe(first.user_id);
    expect((await server().get('accounts/me/', sessionOf(again).token)).status).toBe(200);
  });

  test('creates one account when it is repeated at the same moment', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => server().post(url, individual, { headers })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => sessionOf(answer).user_id)).size).toBe(1);
  });

  test.each([{ email: 'other@example.com' }, { password: `${PASSWORD}!` }])(
    'returns 422 when the body differs by %j',
    async (change) => {
      await server().post(url, individual, { headers });
      const answer = await server().post(url, { ...individual, ...change }, { headers });
      expect(answer.status).toBe(422);
      expect(answer.text).not.toContain('token');
    },
  );

  test('leaves the key unused when it is refused', async () => {
    await server().post(url, { ...individual, email: '' }, { headers });
    const answer = await server().post(url, individual, { headers });
    expect(answer.status).toBe(201);
  });

  test('frees the key after a day', async () => {
    await server().post(url, individual, { headers });
    server().advance(25 * 3600);
    const other = { ...individual, username: 'other', email: 'other@example.com' };
    expect((await server().post(url, other, { headers })).status).toBe(201);
  });
});
