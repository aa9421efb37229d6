import type { ReviewTimes } from '../../../domain/contract/vetting';
import { bodyOf, serverForTests } from '../../test/testApp';
import { joinAsBusiness, joinAsTeam, putApplication, vettingCalls } from '../../test/vetting';

/** Sessions that last as long as the stays in these tests. */
const server = serverForTests({ env: { SESSION_HOURS: '744' } });
const DAY = 86_400;

/** As a visitor gets them. */
const timesFor = async () => {
  const answer = await server().get('vet/review-times/');
  expect(answer.status).toBe(200);
  const { states } = bodyOf<ReviewTimes>(answer);
  return Object.fromEntries(
    states.map((each) => [each.state, [each.median_days, each.ninetieth_percentile_days]]),
  );
};

async function submitted(name: string) {
  const { user_id, token } = await joinAsBusiness(server(), name);
  const id = await putApplication(server(), user_id, 'in_progress');
  await vettingCalls(server, token).send(id, 'application.submitted');
  return { id, token };
}

async function claimAfter(days: readonly number[], admin: string): Promise<void> {
  for (const [index, length] of days.entries()) {
    const { id } = await submitted(`firm${length}of${index}`);
    server().advance(length * DAY);
    await vettingCalls(server, admin).send(id, 'application.claimed');
  }
}

test('returns the median and the 90th percentile of ten applications, and null of fewer', async () => {
  const admin = await joinAsTeam(server());
  await claimAfter([1, 1, 1, 1, 1, 1, 1, 1, 1], admin.token);
  expect((await timesFor())['submitted']).toEqual([null, null]);
  await claimAfter([11], admin.token);
  const { submitted: times, under_review } = await timesFor();
  expect(times).toEqual([expect.closeTo(1, 5), expect.closeTo(2, 5)]);
  expect(under_review).toEqual([null, null]);
});

test('counts an application that came twice once', async () => {
  const admin = await joinAsTeam(server());
  await claimAfter([1, 1, 1, 1, 1, 1, 1, 1, 1], admin.token);
  const { id, token } = await submitted('again');
  const call = vettingCalls(server, admin.token);
  await vettingCalls(server, token).send(id, 'application.withdrawn');
  await vettingCalls(server, token).send(id, 'application.submitted');
  expect((await timesFor())['submitted']).toEqual([null, null]);
  server().advance(DAY);
  await call.send(id, 'application.claimed');
  expect((await timesFor())['submitted']).toEqual([expect.closeTo(1, 5), expect.closeTo(1, 5)]);
});

test('leaves out applications that were taken back, and what is older than 90 days', async () => {
  const admin = await joinAsTeam(server());
  await claimAfter([1, 1, 1, 1, 1, 1, 1, 1, 1, 1], admin.token);
  const { id, token } = await submitted('back');
  server().advance(20 * DAY);
  await vettingCalls(server, token).send(id, 'application.withdrawn');
  expect((await timesFor())['submitted']).toEqual([expect.closeTo(1, 5), expect.closeTo(1, 5)]);
  server().advance(91 * DAY);
  expect((await timesFor())['submitted']).toEqual([null, null]);
});
