import { SAVE_PATIENCE, TYPING_PAUSE } from '../../../domain/limits';
import { ask, aBusiness } from '../businesses';
import type { Scene, Scenes } from '../scene';
import type { Asked, Stage } from '../stage';

const SAVE: Asked = 'POST /vet/response/';

/** A question that is answered in words; its answer is saved after a pause. */
const QUESTION = ask('SJ8');
const TYPED = 'We mend what others throw away.';

async function openQuestion(stage: Stage) {
  const member = await aBusiness(stage.request);
  await stage.signInAs(member);
  await stage.open(`/vetting/form/${QUESTION.category}#q${QUESTION.id}`);
  const field = stage.page.locator(`#q${QUESTION.id}`).getByRole('textbox').first();
  await field.waitFor();
  return { member, field };
}

async function answerQuestion(stage: Stage): Promise<void> {
  const { field } = await openQuestion(stage);
  await field.fill(TYPED);
}

const scenes: readonly Scene[] = [
  { place: 'answering.typing', stops: [TYPING_PAUSE], bring: answerQuestion },
  {
    place: 'delivery.idle',
    async bring(stage) {
      await answerQuestion(stage);
      await stage.page
        .getByRole('region', { name: stage.say('Progress') })
        .getByText(stage.say('Saved'), { exact: true })
        .waitFor();
    },
  },
  {
    place: 'delivery.sending',
    stops: [SAVE_PATIENCE],
    async bring(stage) {
      await stage.leaveUnanswered(SAVE);
      await answerQuestion(stage);
    },
  },
  {
    place: 'delivery.waitingForNetwork',
    async bring(stage) {
      const { field } = await openQuestion(stage);
      await stage.context.setOffline(true);
      await field.fill(TYPED);
    },
  },
  {
    place: 'delivery.waitingForRetryAfter',
    async bring(stage) {
      await stage.answer(SAVE, {
        status: 429,
        headers: { 'Retry-After': '600' },
        json: { detail: 'Too many attempts.' },
      });
      await answerQuestion(stage);
    },
  },
  {
    place: 'delivery.refused',
    async bring(stage) {
      await stage.answer(SAVE, { status: 403, json: { detail: 'This question is closed.' } });
      await answerQuestion(stage);
    },
  },
  {
    place: 'delivery.conflict',
    async bring(stage) {
      const { member, field } = await openQuestion(stage);
      await member.send(SAVE.split(' ')[1] ?? '', {
        question: QUESTION.id,
        text: 'We mend clothes and teach others to do it.',
        selected_options: [],
      });
      await field.fill(TYPED);
    },
  },
];

export const queue: Scenes = {
  machine: 'queue',
  scenes: scenes.map((scene) => ({
    ...scene,
    shows: ({ page }) => page.locator(`#q${QUESTION.id}`),
  })),
};
