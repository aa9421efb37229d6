import type { ReviewTimes } from '../../../domain/contract/vetting';
import { bodyOf, serverForTests } from '../../test/testApp';
import { joinAsBusiness, joinAsTeam, putApplication, vettingCalls } from '../../test/vetting';

/** Sessions that last as long as the stays in these tests. */
const server = serverForTests({ env: { SESSION_HOURS: '744' } });
const DAY = 86_400;

const timesFor = async (token: string) => {
  const answer = await server().get('vet/review-times/', token);
  expect(answer.status).toBe(200);
  const { states } = bodyOf<ReviewTimes>(answer);
  return Object.fromEntries(states.map(({ state, median_days }) => [state, median_days]));
};

async function submitted(name: string) {
  const { user_id, token } = await joinAsBusiness(server(), name);
  const id = await putApplication(server(), user_id, 'in_progress');
  await vettingCalls(server, token).send(id, 'application.submitted');
  return { id, token };
}

async function claimAfter(days: readonly number[], admin: string): Promise<void> {
  for (const [index, length] of days.entries()) {
    const { id } = await submitted(`firm${index}`);
    server().advance(length * DAY);
    await vettingCalls(server, admin).send(id, 'application.claimed');
  }
}

test('returns the median of five stays, and null of fewer', async () => {
  const admin = await joinAsTeam(server());
  await claimAfter([1, 2, 3, 4], admin.token);
  expect((await timesFor(admin.token))['submitted']).toBeNull();
  const { id, token } = await submitted('last');
  server().advance(9 * DAY);
  await vettingCalls(server, admin.token).send(id, 'application.claimed');
  expect(await timesFor(token)).toMatchObject({ submitted: 3, under_review: null, approved: null });
});

test('leaves out applications that were taken back, and what is older than 180 days', async () => {
  const admin = await joinAsTeam(server());
  await claimAfter([1, 1, 1, 1, 1], admin.token);
  const { id, token } = await submitted('back');
  server().advance(20 * DAY);
  await vettingCalls(server, token).send(id, 'application.withdrawn');
  expect((await timesFor(token))['submitted']).toBe(1);
  server().advance(190 * DAY);
  const later = await joinAsTeam(server(), 'later');
  expect((await timesFor(later.token))['submitted']).toBeNull();
});
