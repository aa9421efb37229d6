import { cleanup, screen, within } from '@testing-library/react';
import {
  APPLICATION_STATE,
  APPLICATION_STATES,
  TURN_TEXTS,
} from '../../../domain/vetting/applicationStates';
import { QUESTIONNAIRE } from '../../../domain/vetting/questionnaire';
import { answersBy } from '../../../domain/vetting/testing/samples';
import type { Answers } from '../../../domain/vetting/types';
import type { Vetting } from '../../actors/vetting';
import { renderThemed } from '../../testing/renderThemed';
import type { Problem } from '../../ui/fields/FormAlert';
import { writeDraft, type DraftState } from './draftFile';
import { anApplication } from '../../testing/vettingReport';
import { ask, aVetting, basicAnswers, KeepingAnswers, WithVetting } from './testing/aVetting';
import { VettingPageView } from './VettingPageView';

function show(change: Partial<Vetting> = {}, problem: Problem | null = null) {
  const onAct = jest.fn(() => Promise.resolve(problem));
  const shown = renderThemed(
    <WithVetting vetting={aVetting(change)}>
      <VettingPageView onAct={onAct} outlook={null} />
    </WithVetting>,
  );
  return { onAct, ...shown };
}

const part = (name: string) => within(screen.getByRole('region', { name }));

it.each(APPLICATION_STATES)('says in plain words what %s means and whose turn it is', (state) => {
  show({ application: anApplication({ state }) });
  const { turn, owner } = APPLICATION_STATE[state];
  const turnPart = part(owner.title);
  expect(turnPart.getByText(TURN_TEXTS[turn])).toBeVisible();
  expect(turnPart.getByText(owner.next)).toBeVisible();
});

it('starts with the first question', () => {
  show();
  const first = ask('BD1');
  expect(screen.getByRole('link', { name: 'Start' })).toHaveAttribute(
    'href',
    `/vetting/form/1#q${first.id}`,
  );
  expect(screen.getByText(/0 of 31 questions answered/)).toBeVisible();
  expect(screen.getByText(/, about 16 minutes left/)).toBeVisible();
});

it('says at the start how many questions both parts have, and how long they take', () => {
  show();
  const whole = part('The whole assessment');
  const [first, second] = whole.getAllByRole('listitem').map((item) => item.textContent);
  expect(first).toBe('Part 1: 31 questions, about 16 minutes.');
  expect(second).toBe('Part 2: up to 57 questions, about 29 minutes. It opens after part 1.');
  expect(whole.getByText('An estimate: 30 seconds a question.')).toBeVisible();
});

it('says from when the copy is that it shows, and why', () => {
  const kept = { keptAt: Date.parse('2026-11-26T07:30:00Z'), pending: 2 };
  const { unmount } = show({ ...kept, isOnline: false });
  expect(
    screen.getByText(/^There is no connection\. You see your assessment as it was on /),
  ).toHaveTextContent(
    /2026.*\. You can go on answering: 2 answers kept on this device\. .* as soon as you are connected again\.$/,
  );
  unmount();
  show(kept);
  expect(screen.getByText(/^The server does not answer\./)).toHaveTextContent(
    /as soon as it answers\.$/,
  );
});

it('invites nobody to answer what stays as it is', () => {
  show({ isReadOnly: true, isOnline: false, keptAt: Date.parse('2026-11-26T07:30:00Z') });
  const notice = screen.getByText(/^There is no connection\. You see your assessment as it was/);
  expect(notice).not.toHaveTextContent(/answering|sent/);
});

it('reckons with the own pace once it is known', () => {
  show({ answers: answersBy(QUESTIONNAIRE, { BD1: 'llp' }), pace: 12 });
  const whole = part('The whole assessment');
  expect(whole.getByText('Part 1: 31 questions, about 6 minutes left.')).toBeVisible();
  expect(whole.getByText('At your own pace so far: 12 seconds a question.')).toBeVisible();
  expect(screen.getByText(/1 of 31 questions answered/).parentElement).toHaveTextContent(
    'about 6 minutes left',
  );
});

it('says what is left of an open second part, and nothing while answers are closed', () => {
  show({ answers: basicAnswers, isCleared: true });
  expect(screen.getByText('Part 1: 31 questions, all answered.')).toBeVisible();
  expect(screen.getByText(/^Part 2: 56 questions, about/)).toBeVisible();
  cleanup();
  show({ application: anApplication({ state: 'under_review' }), isReadOnly: true });
  expect(screen.queryByRole('region', { name: 'The whole assessment' })).not.toBeInTheDocument();
});

it('resumes at the first question without an answer, for the business that is looked at', () => {
  const answers = answersBy(QUESTIONNAIRE, { BD1: 'llp' });
  show({ answers, asUser: 12, isOnBehalf: true });
  expect(screen.getByRole('link', { name: 'Resume' })).toHaveAttribute(
    'href',
    `/vetting/form/1?as_user=12#q${ask('BD2').id}`,
  );
});

it('links to the completion when every open question has an answer', () => {
  show({ answers: basicAnswers });
  expect(screen.getByRole('link', { name: 'Review and submit' })).toHaveAttribute(
    'href',
    '/vetting/completion',
  );
});

it('lists the parts in display order, each with what is answered', () => {
  show({ answers: answersBy(QUESTIONNAIRE, { BD1: 'llp' }) });
  const basic = part('Basic Assessment');
  expect(basic.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Business Details',
    'Sustainability Journey',
    'Disclosure',
    'About to finish',
    'Signing off',
  ]);
  expect(basic.getByText('1 of 8 answered')).toBeVisible();
});

it('locks the Advanced part and says what is missing', () => {
  show();
  const advanced = part('Advanced Assessment');
  expect(advanced.queryByRole('link')).not.toBeInTheDocument();
  expect(advanced.getByText('What is missing now:')).toBeVisible();
  expect(advanced.getByText(/Business Details/)).toBeVisible();
});

it('opens the Advanced part once the business is cleared', () => {
  show({ isCleared: true, answers: basicAnswers });
  expect(part('Advanced Assessment').getAllByRole('link')).toHaveLength(9);
});

it('shows what the reviewer asks for, with links to the reopened questions', () => {
  const application = anApplication({
    state: 'changes_requested',
    note: 'The permit has expired.',
    question_ids: [ask('DI1').id],
  });
  show({ answers: basicAnswers, application });
  const note = part('What the reviewer writes');
  expect(note.getByText('The permit has expired.')).toBeVisible();
  expect(note.getByRole('link', { name: ask('DI1').text })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change the open answers' })).toHaveAttribute(
    'href',
    expect.stringContaining(`#q${ask('DI1').id}`),
  );
});

it.each([
  ['submitted', 'application.withdrawn', 'Take it back'],
  ['rejected', 'application.resumed', 'Go on from my answers'],
  ['expired', 'application.renewed', 'Renew'],
] as const)(
  'asks for confirmation before an application leaves the state %s',
  async (state, event, name) => {
    const application = anApplication({ state, possible: [event] });
    const { user, onAct } = show({ application, isReadOnly: true, answers: basicAnswers });
    expect(screen.queryByRole('link', { name: 'Review and submit' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name }));
    expect(onAct).not.toHaveBeenCalled();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
    expect(onAct).toHaveBeenCalledWith(event);
  },
);

it('offers only the actions that the server allows, and says why one failed', async () => {
  const application = anApplication({ state: 'submitted', possible: ['application.withdrawn'] });
  const { user } = show({ application }, { text: 'A reviewer has just taken it up.', wait: null });
  expect(screen.queryByRole('button', { name: 'Renew' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take it back' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Take it back' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('A reviewer has just taken it up.');
});

/** What another device knows of the application that is open here. */
const elsewhere = (answers: Answers): DraftState => ({
  questionnaire: QUESTIONNAIRE,
  answers,
  application: null,
  revisionOf: () => 0,
  isUnsaved: () => true,
});

async function restore(start: Partial<Vetting>, answers: Answers) {
  const onAnswer = jest.fn();
  const { user } = renderThemed(
    <KeepingAnswers start={start} onAnswer={onAnswer}>
      <VettingPageView onAct={() => Promise.resolve(null)} outlook={null} />
    </KeepingAnswers>,
  );
  const text = writeDraft(elsewhere(answers), Date.now());
  const file = new File([text], 'draft.json', { type: 'application/json' });
  file.text = () => Promise.resolve(text);
  await user.upload(screen.getByLabelText('Restore a draft'), file);
  const dialog = within(await screen.findByRole('dialog', { name: 'Restore this draft?' }));
  return { user, dialog, onAnswer };
}

it('restores a saved draft after a confirmation', async () => {
  const answers = answersBy(QUESTIONNAIRE, { BD1: 'llp', BD3: '72.5' });
  const { user, dialog, onAnswer } = await restore({}, answers);
  expect(dialog.getByText(/changes 2 answers/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('2 answers taken from the file.')).toBeVisible();
  expect(onAnswer).toHaveBeenCalledTimes(2);
});

it('lets the member choose between two answers that were changed here and in the file', async () => {
  const here = answersBy(QUESTIONNAIRE, { BD1: 'ngo', BD2: 'other', BD3: '50' });
  const answers = answersBy(QUESTIONNAIRE, { BD1: 'llp', BD2: 'kenya', BD3: '72.5' });
  const bd3 = ask('BD3').id;
  const { user, dialog, onAnswer } = await restore(
    { answers: here, revisionOf: (question) => (question === bd3 ? 0 : 1) },
    answers,
  );
  expect(
    dialog.getByText(
      'The file changes 1 answer. 2 answers were changed both here and in the file: you choose next. The others stay as they are.',
    ),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Restore' }));
  const choice = (code: string) =>
    screen.findByRole('group', { name: `Two answers to: ${ask(code).text}` });
  await user.click(within(await choice('BD1')).getByRole('button', { name: 'Keep mine' }));
  await user.click(within(await choice('BD2')).getByRole('button', { name: 'Take the other' }));
  expect(screen.queryByRole('group', { name: /^Two answers/ })).not.toBeInTheDocument();
  expect(onAnswer.mock.calls).toEqual([
    [bd3, answers[bd3]],
    [ask('BD2').id, answers[ask('BD2').id]],
  ]);
});

it('says that a file is not a draft', async () => {
  const { user } = show();
  const file = new File(['{}'], 'other.json', { type: 'application/json' });
  file.text = () => Promise.resolve('{}');
  await user.upload(screen.getByLabelText('Restore a draft'), file);
  expect(await screen.findByText(/not a saved draft/)).toBeVisible();
});
