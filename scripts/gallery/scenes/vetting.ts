import {
  CLEARANCE_CHECK_INTERVAL,
  KEPT_COPY_INTERVAL,
  KEPT_COPY_PATIENCE,
} from '../../../domain/limits';
import { expect } from '@playwright/test';
import { aBusiness, answerBasicPart } from '../businesses';
import { stopTimers, valueIn } from '../preparePage';
import type { Scenes } from '../scene';
import type { Stage } from '../stage';

const ANSWERING = 'team@silibwet-coolers.example';

/** The business has answered the Basic part, and a reviewer has to look at it. */
async function signInAfterBasicPart(stage: Stage): Promise<void> {
  const member = await aBusiness(stage.request);
  await answerBasicPart(member);
  await stage.signInAs(member);
}

async function openCompletion(stage: Stage): Promise<void> {
  await signInAfterBasicPart(stage);
  await stage.open('/vetting/completion');
}

const expectReady = ({ page }: Stage) =>
  expect.poll(() => valueIn(page, 'vetting'), { timeout: 40_000 }).toHaveProperty('ready');

/** The copy of the browser is shown, since the server does not answer. */
async function openKeptCopy(stage: Stage): Promise<void> {
  await stage.openAs(ANSWERING, '/vetting');
  await expectReady(stage);
  await stage.leaveUnanswered('GET /vet/**');
  await stage.page.reload();
}

async function openForAdmin(stage: Stage): Promise<void> {
  const { user_id } = await stage.member(ANSWERING);
  await stage.openAs('admin', `/vetting?as_user=${user_id}`);
}

export const vetting: Scenes = {
  machine: 'vetting',
  scenes: [
    {
      place: 'loading',
      async bring(stage) {
        await stage.leaveUnanswered('GET /vet/questions/');
        await stage.openAs(ANSWERING, '/vetting');
      },
    },
    {
      place: 'failed',
      async bring(stage) {
        await stage.answer('GET /vet/categories/', { status: 404, json: { detail: 'Not found.' } });
        await stage.openAs(ANSWERING, '/vetting');
      },
    },
    {
      place: 'ready.source.kept',
      stops: [KEPT_COPY_INTERVAL],
      runs: [KEPT_COPY_PATIENCE],
      bring: openKeptCopy,
    },
    {
      place: 'ready.source.refreshing',
      stops: [KEPT_COPY_INTERVAL],
      runs: [KEPT_COPY_PATIENCE],
      async bring(stage) {
        await openKeptCopy(stage);
        await expectReady(stage);
        // The copy was shown after this time; the next one would end the state.
        await stage.page.evaluate(stopTimers, [KEPT_COPY_PATIENCE]);
        await stage.page.evaluate(() => window.dispatchEvent(new Event('online')));
      },
    },
    { place: 'ready.access.lookingOn', bring: openForAdmin },
    {
      place: 'ready.access.onTheirBehalf',
      async bring(stage) {
        await openForAdmin(stage);
        await stage.button('Edit on their behalf').click();
      },
    },
    {
      place: 'ready.submission.answering.clearanceSettled',
      bring: (stage) => stage.openAs(ANSWERING, '/vetting'),
    },
    {
      place: 'ready.submission.answering.awaitingClearance.checking',
      async bring(stage) {
        await signInAfterBasicPart(stage);
        // The first answer is that of the page; the next one would be that of the check.
        await stage.leaveUnanswered('GET /vet/vetting-data/*', 1);
        await stage.open('/vetting');
      },
    },
    {
      place: 'ready.submission.answering.awaitingClearance.waiting',
      stops: [CLEARANCE_CHECK_INTERVAL],
      async bring(stage) {
        await signInAfterBasicPart(stage);
        await stage.open('/vetting');
      },
    },
    { place: 'ready.submission.finishing', bring: openCompletion },
    {
      place: 'ready.submission.submitting.sendingApplication',
      async bring(stage) {
        await stage.leaveUnanswered('POST /vet/applications/*/events/');
        await openCompletion(stage);
        await stage.button('Submit assessment').click();
      },
      shows: (stage) => stage.button('Submit assessment'),
    },
  ],
};
