import type { ListingPeople } from '../../../domain/contract/people';
import type { UserData } from '../../../domain/contract/session';
import type { ListingRole } from '../../../domain/listing/people';
import {
  addPerson,
  detach,
  joinConfirmed,
  joinWithListing,
  tokenIn,
} from '../../test/listingPeople';
import { takeMails } from '../../test/moderation';
import { confirmEmail } from '../../test/people';
import { join } from '../../test/posts';
import { bodyOf, serverForTests, sessionOf } from '../../test/testApp';

const server = serverForTests();

let account: UserData;
let id: number;
beforeEach(async () => {
  ({ account, id } = await joinWithListing(server()));
  await takeMails(server());
});

const base = () => `mainapp/my-listings/${id}/`;
const invite = (email: string, role: ListingRole = 'editor', { token } = account) =>
  server().post(`${base()}invitations/`, { email, role }, { token });
const accept = (token: string, member: UserData) =>
  server().post(`mainapp/listing-invitations/${token}/`, '', { token: member.token });
const read = async ({ token } = account) =>
  bodyOf<ListingPeople>(await server().get(`${base()}people/`, token));
const remove = ({ user_id }: UserData, { token }: UserData) =>
  server().post(`${base()}people/${user_id}/`, '', { token, method: 'DELETE' });
const setRole = ({ user_id }: UserData, role: ListingRole, { token } = account) =>
  server().post(`${base()}people/${user_id}/`, { role }, { token, method: 'PUT' });
const roles = async () =>
  (await read()).people.map(({ user_id, role }) => [user_id, role] as const);

async function invited(email: string, role: ListingRole = 'editor'): Promise<string> {
  expect((await invite(email, role)).status).toBe(200);
  return tokenIn(await takeMails(server()));
}

describe('an invitation', () => {
  test('is answered and mailed alike whether the address has an account or not', async () => {
    await joinConfirmed(server(), 'amina');
    await takeMails(server());
    const known = await invite('amina@example.com');
    const unknown = await invite('nobody@example.com');
    expect([known.status, unknown.status]).toEqual([200, 200]);
    const [first, second] = await takeMails(server());
    const plain = (text = '') => text.replace(/listing-invitation\/\S+/, '');
    expect(plain(first?.text)).toBe(plain(second?.text));
    expect(first?.subject).toBe('Invitation to look after "Tujenge Bricks"');
  });

  test('gives the role once to the account with this email', async () => {
    const amina = await joinConfirmed(server(), 'amina');
    const token = await invited('Amina@Example.com');
    const answer = await server().get(`mainapp/listing-invitations/${token}/`, amina.token);
    expect(answer.body).toEqual({
      listing_name: 'Tujenge Bricks',
      role: 'editor',
      problem: null,
    });
    expect((await accept(token, amina)).body).toEqual({ listing_id: id, is_account: false });
    expect(await roles()).toEqual([
      [account.user_id, 'owner'],
      [amina.user_id, 'editor'],
    ]);
    expect((await read()).invitations).toEqual([]);
    expect((await accept(token, amina)).status).toBe(404);
  });

  test('is refused to an account with another email, with what to do', async () => {
    const token = await invited('amina@example.com');
    const baraka = await joinConfirmed(server(), 'baraka');
    const seen = await server().get(`mainapp/listing-invitations/${token}/`, baraka.token);
    expect(seen.body).toMatchObject({ problem: 'otherEmail' });
    expect(seen.text).not.toContain('amina');
    const answer = await accept(token, baraka);
    expect([answer.status, answer.body['detail']]).toEqual([
      403,
      'This invitation was sent to another email address than that of your account. Log in with the account that has that address, or ask to be invited at the address of this account.',
    ]);
    expect(await roles()).toHaveLength(1);
  });

  test('waits until the email of the account is confirmed', async () => {
    const token = await invited('amina@example.com');
    const amina = await join(server(), 'amina');
    const answer = await accept(token, amina);
    expect([answer.status, answer.body['detail']]).toEqual([
      403,
      'Please confirm your email first. Open the link in the email that we sent you, or ask for a new one in your profile.',
    ]);
    await confirmEmail(server(), amina.user_id);
    expect((await accept(token, amina)).status).toBe(200);
  });

  test.each([
    ['withdrawn', (number: number) => withdraw(number)],
    ['sent again', (number: number) => resend(number)],
    ['older than 14 days', () => server().advance(14 * 86_400)],
  ])('no longer works once it is %s', async (_what, end) => {
    const amina = await joinConfirmed(server(), 'amina');
    const token = await invited('amina@example.com');
    const [{ invitation_id: number } = { invitation_id: 0 }] = (await read()).invitations;
    await end(number);
    const fresh = await server().post('accounts/login/', {
      username: 'amina',
      password: 'korosho-na-chai',
    });
    expect((await accept(token, { ...amina, ...sessionOf(fresh) })).status).toBe(404);
  });

  const withdraw = (number: number) =>
    server().post(`${base()}invitations/${number}/`, '', {
      token: account.token,
      method: 'DELETE',
    });
  const resend = (number: number) =>
    server().post(`${base()}invitations/${number}/resend/`, '', { token: account.token });

  test('sent again brings a new link to the same address', async () => {
    const amina = await joinConfirmed(server(), 'amina');
    await invited('amina@example.com');
    const [{ invitation_id: number } = { invitation_id: 0 }] = (await read()).invitations;
    expect((await resend(number)).status).toBe(200);
    const mails = await takeMails(server());
    expect(mails.map(({ to }) => to)).toEqual(['amina@example.com']);
    expect((await accept(tokenIn(mails), amina)).status).toBe(200);
  });

  test('ends with the part of whoever sent it', async () => {
    const owner = await joinConfirmed(server(), 'owner');
    await addPerson(server(), id, owner, 'owner');
    const amina = await joinConfirmed(server(), 'amina');
    await takeMails(server());
    await invite('amina@example.com', 'owner', owner);
    const token = tokenIn(await takeMails(server()));
    expect((await remove(owner, account)).status).toBe(204);
    expect((await accept(token, amina)).status).toBe(404);
  });

  test.each([
    ['', 'Email Address is required.'],
    ['amina', 'Invalid email address format.'],
    ['tujenge@firm.example', 'Somebody with this email takes part already.'],
  ])('to "%s" is refused', async (email, message) => {
    const answer = await invite(email);
    expect([answer.status, answer.body]).toEqual([400, { email: [message] }]);
  });

  test('is refused beyond three to one address within an hour', async () => {
    for (const status of [200, 200, 200]) {
      expect((await invite('amina@example.com')).status).toBe(status);
    }
    const answer = await invite('amina@example.com');
    expect([answer.status, answer.body['detail']]).toEqual([
      429,
      'Too many invitations were sent to this address. Please wait before you send another one.',
    ]);
  });

  test('is refused beyond twenty people and invitations', async () => {
    const numbers = [...Array(19).keys()];
    for (const each of numbers) expect((await invite(`a${each}@b.example`)).status).toBe(200);
    expect((await invite('late@b.example')).status).toBe(409);
    expect((await invite('a1@b.example', 'owner')).status).toBe(200);
  });

  test('is refused to editors, and to owners without a confirmed email', async () => {
    const editor = await joinConfirmed(server(), 'editor');
    const owner = await join(server(), 'owner');
    await addPerson(server(), id, editor, 'editor');
    await addPerson(server(), id, owner, 'owner');
    expect((await invite('a@b.example', 'editor', editor)).status).toBe(403);
    expect((await invite('a@b.example', 'editor', owner)).status).toBe(403);
  });
});

describe('the people of a listing', () => {
  let amina: UserData;
  beforeEach(async () => {
    amina = await joinConfirmed(server(), 'amina');
    await addPerson(server(), id, amina, 'editor');
    await takeMails(server());
  });

  test('show emails and invitations to owners only', async () => {
    await invite('late@b.example');
    expect(await read()).toMatchObject({
      role: 'owner',
      people: [
        { user_id: account.user_id, email: 'tujenge@firm.example', is_account: true },
        { user_id: amina.user_id, name: 'amina Otieno', email: 'amina@example.com' },
      ],
      invitations: [{ email: 'late@b.example', role: 'editor' }],
    });
    expect(await read(amina)).toMatchObject({
      role: 'editor',
      people: [{ email: null }, { email: null }],
      invitations: [],
    });
  });

  test('learn by email of a new role, and of their removal', async () => {
    expect((await setRole(amina, 'owner')).status).toBe(200);
    expect((await remove(amina, account)).status).toBe(204);
    expect((await takeMails(server())).map(({ to, subject }) => [to, subject])).toEqual([
      ['amina@example.com', 'You are now an owner: Tujenge Bricks'],
      ['amina@example.com', 'You no longer take part: Tujenge Bricks'],
    ]);
    expect((await server().get(`${base()}people/`, amina.token)).status).toBe(404);
  });

  test('may leave without an email', async () => {
    expect((await remove(amina, amina)).status).toBe(204);
    expect(await takeMails(server())).toEqual([]);
    expect(await roles()).toHaveLength(1);
  });

  test('are changed by owners alone', async () => {
    expect((await remove(account, amina)).status).toBe(403);
    expect((await setRole(amina, 'owner', amina)).status).toBe(403);
    const stranger = await joinConfirmed(server(), 'stranger');
    expect((await remove(amina, stranger)).status).toBe(404);
    expect(await roles()).toHaveLength(2);
  });

  test('keep the business account as an owner', async () => {
    await setRole(amina, 'owner');
    const detail =
      'The private answers and the assessment belong to this business account, so it stays an owner.';
    const expected = [409, { detail }];
    for (const answer of [
      await remove(account, account),
      await remove(account, amina),
      await setRole(account, 'editor', amina),
    ]) {
      expect([answer.status, answer.body]).toEqual(expected);
    }
  });

  describe('without a business account', () => {
    const detail = 'A listing needs an owner. Make somebody else an owner first.';
    beforeEach(() => detach(server(), id));

    test('keep their last owner', async () => {
      const left = await remove(account, account);
      expect([left.status, left.body]).toEqual([409, { detail }]);
      const demoted = await setRole(account, 'editor');
      expect([demoted.status, demoted.body]).toEqual([409, { detail }]);
      expect(await roles()).toContainEqual([account.user_id, 'owner']);
    });

    test('keep one of two owners who leave at the same moment', async () => {
      await setRole(amina, 'owner');
      const answers = await Promise.all([remove(account, account), remove(amina, amina)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    });
  });
});
