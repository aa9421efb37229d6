import { screen, within } from '@testing-library/react';
import { QUESTIONNAIRE } from '../../../domain/vetting/questionnaire';
import { answersBy } from '../../../domain/vetting/testing/samples';
import type { Vetting } from '../../actors/vetting';
import { renderThemed } from '../../testing/renderThemed';
import { anApplication } from '../../testing/vettingReport';
import { ask, aVetting, basicAnswers, idle, WithVetting } from './testing/aVetting';
import { VettingCompletionPageView } from './VettingCompletionPageView';

function show(change: Partial<Vetting> = {}, isBusy = false) {
  const onSubmit = jest.fn();
  const shown = renderThemed(
    <WithVetting vetting={aVetting(change)}>
      <VettingCompletionPageView isBusy={isBusy} onSubmit={onSubmit} outlook={null} />
    </WithVetting>,
  );
  return { onSubmit, ...shown };
}

const part = (name: string) => within(screen.getByRole('region', { name }));
const submit = () => screen.getByRole('button', { name: 'Submit assessment' });
const without = (code: string) =>
  Object.fromEntries(Object.entries(basicAnswers).filter(([id]) => Number(id) !== ask(code).id));
const complete = (given: Parameters<typeof answersBy>[1]) => ({
  ...basicAnswers,
  ...answersBy(QUESTIONNAIRE, given),
});

it('submits when every Basic question is answered and declared', async () => {
  const { user, onSubmit } = show({ answers: basicAnswers });
  expect(part('What is still missing').getByText(/answered every question/)).toBeVisible();
  await user.click(submit());
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('links to each unanswered Basic question and disables Submit', () => {
  show({ answers: without('SJ4') });
  expect(
    part('What is still missing').getByRole('link', { name: ask('SJ4').text }),
  ).toHaveAttribute('href', `/vetting/form/${ask('SJ4').category}#q${ask('SJ4').id}`);
  expect(screen.getByText('1 Basic question has no answer yet.')).toBeVisible();
  expect(submit()).toBeDisabled();
});

it('lets Advanced questions stay open and says what that means', () => {
  show({ answers: basicAnswers, isCleared: true });
  expect(part('What is still missing').getByText(/they count 0 in the final score/)).toBeVisible();
  expect(submit()).toBeEnabled();
});

it('disables Submit until the answers are declared true', () => {
  show({ answers: complete({ SO1: 'no' }) });
  expect(screen.getByText('You have not declared that your answers are true.')).toBeVisible();
  expect(submit()).toBeDisabled();
});

it('shows what is declared, with the way to change it', () => {
  show({ answers: basicAnswers });
  const declaration = part('Your declaration');
  expect(declaration.getByText('Yes, they are true')).toBeVisible();
  expect(declaration.getAllByRole('link')).toHaveLength(3);
});

it('explains each answer that needs attention', () => {
  show({ answers: complete({ DI2: ['tobacco'], DI3: 'none_unchecked' }) });
  const [red, amber] = part('Answers that need attention').getAllByRole('listitem');
  expect(red).toHaveTextContent(/You answered “Tobacco”\. Until this changes/);
  expect(amber).toHaveTextContent(/A reviewer looks at this before a decision/);
});

it('disables Submit without a connection and while answers are unsent', () => {
  show({ answers: basicAnswers, isOnline: false, pending: 2 });
  expect(screen.getByText(/There is no connection/)).toBeVisible();
  expect(screen.getByText(/2 answers are kept on this device and not sent yet/)).toBeVisible();
  expect(submit()).toBeDisabled();
});

it('lists a refused answer, also to a closed question, and discards it', async () => {
  const discardAnswer = jest.fn();
  const { id, text } = ask('SJ4');
  const failed = { ...idle, status: 'failed' as const, message: 'This question is closed.' };
  const { user } = show({
    answers: basicAnswers,
    pending: 2,
    blocked: [id],
    answerState: (question) => (question === id ? failed : idle),
    discardAnswer,
  });
  expect(screen.getByText(/1 answer could not be saved/)).toBeVisible();
  expect(screen.getByText(/1 answer is kept on this device and not sent yet/)).toBeVisible();
  expect(submit()).toBeDisabled();
  const blocked = part('Answers that could not be saved');
  expect(blocked.getByRole('link', { name: text })).toBeVisible();
  expect(blocked.getByText('Not saved: This question is closed.')).toBeVisible();
  await user.click(blocked.getByRole('button', { name: 'Discard change' }));
  expect(discardAnswer).toHaveBeenCalledWith(id);
});

it('shows both versions of an answer in conflict, and keeps one', async () => {
  const keepMine = jest.fn();
  const { id } = ask('SJ4');
  const { user } = show({
    answers: basicAnswers,
    pending: 1,
    blocked: [id],
    answerState: () => ({ ...idle, status: 'conflict' }),
    keepMine,
  });
  await user.click(
    part('Answers that could not be saved').getByRole('button', { name: 'Keep mine' }),
  );
  expect(keepMine).toHaveBeenCalledWith(id);
});

it('does not say that answers are kept when the storage is full', () => {
  show({ answers: basicAnswers, isOnline: false, pending: 2, isKept: false });
  expect(screen.getByText(/2 answers are not sent yet/)).toBeVisible();
  expect(screen.queryByText(/kept on this device/)).not.toBeInTheDocument();
});

it('disables Submit while the submission is under way', () => {
  show({ answers: basicAnswers }, true);
  expect(submit()).toBeDisabled();
  expect(submit()).toHaveAttribute('aria-busy', 'true');
});

it('shows why a submission failed', () => {
  show({ answers: basicAnswers, problem: 'Something went wrong on our side.' });
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on our side.');
});

it('submits again after changes', () => {
  const application = anApplication({ state: 'changes_requested', note: 'Please look again.' });
  show({ answers: basicAnswers, application });
  expect(screen.getByText('Please look again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Submit again' })).toBeEnabled();
});

it('shows after the submission who reads it and how long it takes', () => {
  show({
    answers: basicAnswers,
    application: anApplication({ state: 'submitted' }),
    isReadOnly: true,
  });
  expect(screen.getByRole('heading', { name: 'Submitted, waiting for a reviewer' })).toBeVisible();
  expect(screen.getByText(/within 10 working days/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('lists the answers that would count more with proof', async () => {
  const { user } = show({ answers: basicAnswers });
  await user.click(screen.getByText(/^\d+ answers would count more with proof$/));
  expect(screen.getByText(/^The Tree level needs proof for 80% of the answers/)).toBeVisible();
  expect(screen.getByRole('link', { name: ask('DI1').text })).toHaveAttribute(
    'href',
    `/vetting/form/${ask('DI1').category}#q${ask('DI1').id}`,
  );
});

it('lists none of those that have proof', () => {
  const proven = Object.fromEntries(
    Object.entries(basicAnswers).map(([id, answer]) => [
      id,
      { ...answer, evidence_url: 'https://example.co.ke/proof' },
    ]),
  );
  show({ answers: proven });
  expect(screen.queryByText(/would count more with proof$/)).not.toBeInTheDocument();
});
