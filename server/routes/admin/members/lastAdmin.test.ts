import { and, eq } from 'drizzle-orm';
import type { UserData } from '../../../../domain/contract/session';
import { users } from '../../../db/schema/accounts';
import { auditLog, joinAsAdminNamed, takeMails } from '../../../test/moderation';
import { PASSWORD } from '../../../test/people';
import { serverForTests } from '../../../test/testApp';

const server = serverForTests();
const reason = 'Left the team.';

const attacks = {
  demotes: (by: UserData, whom: UserData) =>
    server().post(
      `mainapp/admin/members/${whom.user_id}/role/`,
      { role: 'member', reason },
      { token: by.token },
    ),
  suspends: (by: UserData, whom: UserData) =>
    server().post(
      `mainapp/admin/members/${whom.user_id}/suspension/`,
      { suspended: true, reason },
      { token: by.token },
    ),
  deletes: (by: UserData, whom: UserData) =>
    server().post(
      `mainapp/admin/members/${whom.user_id}/`,
      { reason },
      { token: by.token, method: 'DELETE' },
    ),
};
type Attack = keyof typeof attacks;

const countAdmins = () =>
  server().app.db.$count(users, and(eq(users.role, 'admin'), eq(users.active, true)));

const pairs = (['demotes', 'suspends', 'deletes'] as const).flatMap((first, _index, all) =>
  all.map((second): [Attack, Attack] => [first, second]),
);

describe.each(pairs)(
  'an admin who %s another, who %s the first at the same moment',
  (first, second) => {
    test('leaves one admin: the other request returns 401 and is not audited', async () => {
      const amina = await joinAsAdminNamed(server(), 'amina');
      const baraka = await joinAsAdminNamed(server(), 'baraka');
      await takeMails(server());
      const answers = await Promise.all([
        attacks[first](amina, baraka),
        attacks[second](baraka, amina),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status < 300)).toHaveLength(1);
      expect(statuses.filter((status) => status === 401)).toHaveLength(1);
      expect(await countAdmins()).toBe(1);
      expect(await auditLog(server())).toHaveLength(1);
      expect(await takeMails(server())).toHaveLength(1);
    });
  },
);

test('one admin remains when an admin deletes the account and demotes the other', async () => {
  const amina = await joinAsAdminNamed(server(), 'amina');
  const baraka = await joinAsAdminNamed(server(), 'baraka');
  await Promise.all([
    attacks.demotes(amina, baraka),
    server().post(
      `mainapp/profile/${amina.user_id}/delete/`,
      { current_password: PASSWORD },
      { token: amina.token },
    ),
  ]);
  expect(await countAdmins()).toBe(1);
});

test('at least one of three admins remains when they demote each other', async () => {
  const [amina, baraka, chebet] = [
    await joinAsAdminNamed(server(), 'amina'),
    await joinAsAdminNamed(server(), 'baraka'),
    await joinAsAdminNamed(server(), 'chebet'),
  ];
  const answers = await Promise.all([
    attacks.demotes(amina, baraka),
    attacks.demotes(baraka, chebet),
    attacks.demotes(chebet, amina),
  ]);
  const done = answers.filter(({ status }) => status === 200).length;
  expect(await countAdmins()).toBe(3 - done);
  expect(await countAdmins()).toBeGreaterThan(0);
  for (const { status, body } of answers) {
    if (status === 200) continue;
    expect([status, body]).toEqual([
      401,
      { detail: 'Your role in the community was changed. Please log in again.' },
    ]);
  }
});

test('the only active admin gets 409 for deleting the account', async () => {
  const amina = await joinAsAdminNamed(server(), 'amina');
  const baraka = await joinAsAdminNamed(server(), 'baraka');
  expect((await attacks.suspends(amina, baraka)).status).toBe(200);
  const leave = await server().post(
    `mainapp/profile/${amina.user_id}/delete/`,
    { current_password: PASSWORD },
    { token: amina.token },
  );
  expect(leave.status).toBe(409);
});
