import { eq } from 'drizzle-orm';
import type { UserData } from '../../domain/contract/session';
import { users } from '../db/schema/accounts';
import type { User } from '../plugins/session';
import { sessionOf, type TestApp } from './testApp';

export const PASSWORD = 'korosho-na-chai';

export const individual = {
  first_name: 'Achieng',
  last_name: 'Otieno',
  username: 'achieng',
  email: 'achieng@example.com',
  password: PASSWORD,
  age_bracket: '25-34',
  phone_num: '000 0000 0000',
  user_type: 'individual',
};

export const business = {
  first_name: 'Tujenge Bricks',
  last_name: '',
  username: 'info@tujenge.example',
  email: 'info@tujenge.example',
  password: PASSWORD,
  age_bracket: 'business duration',
  phone_num: '000 0000 0000',
  user_type: 'business',
};

/** A new member, whose welcome is taken out of the emails. */
export async function signUp(server: TestApp, payload: object = individual): Promise<UserData> {
  const session = sessionOf(await server.post('accounts/signup/', payload));
  await server.app.laterDone();
  const welcome = server.mails.findIndex(
    ({ to, subject }) => to === session.user_email && subject.startsWith('Welcome to '),
  );
  if (welcome >= 0) server.mails.splice(welcome, 1);
  return session;
}

/** A new member who has confirmed their email, as uploads ask for. */
export async function signUpConfirmed(
  server: TestApp,
  payload: object = individual,
): Promise<UserData> {
  const member = await signUp(server, payload);
  await confirmEmail(server, member.user_id);
  return member;
}

export async function confirmEmail({ app }: TestApp, id: number): Promise<void> {
  await app.db.update(users).set({ email_verified_at: app.now() }).where(eq(users.id, id));
}

export async function readUser(server: TestApp, id: number): Promise<User> {
  const [user] = await server.app.db.select().from(users).where(eq(users.id, id));
  if (!user) throw new Error(`no user ${id}`);
  return user;
}
