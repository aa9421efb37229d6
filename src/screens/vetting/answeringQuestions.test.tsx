import { screen } from '@testing-library/react';
import type { KnownFacts } from '../../../domain/vetting/knownFacts';
import { anApplication } from '../../testing/vettingReport';
import { ask, basicAnswers } from './testing/aVetting';
import {
  answers,
  BUSINESS_DETAILS,
  card,
  categoryOf,
  show,
  showQuestion,
} from './testing/showForm';

it('keeps one choice of several at once, and clears it again', async () => {
  const { user, onAnswer } = show(BUSINESS_DETAILS);
  await user.click(card('BD2').getByRole('radio', { name: 'In Kenya' }));
  const given = answers({ BD2: 'kenya' })[ask('BD2').id];
  expect(onAnswer).toHaveBeenLastCalledWith(ask('BD2').id, given);
  expect(card('BD2').getByRole('radio', { name: 'In Kenya' })).toBeChecked();
  expect(screen.getByText('1 of 31')).toBeVisible();
  await user.click(card('BD2').getByRole('button', { name: 'Clear answer' }));
  expect(card('BD2').getByRole('radio', { name: 'In Kenya' })).not.toBeChecked();
  expect(screen.getByText('0 of 31')).toBeVisible();
});

it('lets "neither" stand alone among checkboxes', async () => {
  const { user } = showQuestion('BD8', { answers: answers({ BD8: ['untreated'] }) });
  await user.click(card('BD8').getByRole('checkbox', { name: 'Neither of these' }));
  expect(
    card('BD8').getByRole('checkbox', { name: 'Our materials are untreated' }),
  ).not.toBeChecked();
});

it('takes up to three themes where no more may be chosen, or none of them', async () => {
  const { user } = show(categoryOf('WN1'), { isCleared: true });
  const box = (name: string) => card('WN1').getByRole('checkbox', { name });
  for (const name of ['Community action', 'Energy transition', 'Nature regeneration']) {
    await user.click(box(name));
  }
  expect(box("Workers' wellbeing")).toBeDisabled();
  expect(box('Energy transition')).toBeEnabled();
  await user.click(box('Not decided yet'));
  expect(box("Workers' wellbeing")).toBeEnabled();
});

it('says that more than three were chosen before, and takes fewer', async () => {
  const four = ['governance', 'workers', 'community', 'energy'];
  const given = answers({ WN1: four });
  const { user, onAnswer } = show(categoryOf('WN1'), { answers: given, isCleared: true });
  expect(card('WN1').getByRole('alert')).toHaveTextContent('Choose up to 3.');
  await user.click(card('WN1').getByRole('checkbox', { name: 'Energy transition' }));
  expect(card('WN1').queryByRole('alert')).not.toBeInTheDocument();
  expect(onAnswer).toHaveBeenCalledTimes(1);
});

it('takes evidence for what was done in the themes, once it is wanted', async () => {
  const { user } = showQuestion('SJ3');
  expect(card('SJ3').queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(card('SJ3').getByRole('button', { name: '+ Add proof' }));
  expect(card('SJ3').getByRole('textbox', { name: 'Link to evidence (optional)' })).toHaveFocus();
});

it('shows evidence that was linked before', () => {
  const linked = answers({
    SJ3: { selected_options: [20301], evidence_url: 'https://a.example/' },
  });
  showQuestion('SJ3', { answers: linked });
  expect(card('SJ3').getByRole('textbox', { name: /Link to evidence/ })).toHaveValue(
    'https://a.example/',
  );
});

it.each([
  ['BD2', 'Help and why'],
  ['BD3', 'Why we ask'],
])('explains why %s is asked when that is wanted', async (code, summary) => {
  const { user } = showQuestion(code);
  expect(card(code).getByText(ask(code).why)).not.toBeVisible();
  await user.click(card(code).getByText(summary));
  expect(card(code).getByText(ask(code).why)).toBeVisible();
});

it('saves a percentage as a canonical decimal and rejects other texts', async () => {
  const { user, onAnswer } = show(BUSINESS_DETAILS);
  const field = card('BD3').getByRole('textbox', { name: ask('BD3').text });
  await user.type(field, '59,5');
  expect(onAnswer).toHaveBeenLastCalledWith(ask('BD3').id, answers({ BD3: '59.5' })[ask('BD3').id]);
  expect(field).toHaveValue('59,5');
  await user.clear(field);
  await user.type(field, 'half');
  await user.tab();
  expect(field).toHaveAccessibleDescription(/Enter a percentage from 0 to 100/);
  expect(card('BD3').getByText('Not saved yet')).toBeVisible();
});

it('asks why a question is not applicable before saving', async () => {
  const { user, onAnswer } = show(BUSINESS_DETAILS);
  await user.click(card('BD3').getByRole('checkbox', { name: /no staff/ }));
  expect(onAnswer).not.toHaveBeenCalled();
  expect(card('BD3').queryByRole('textbox', { name: ask('BD3').text })).not.toBeInTheDocument();
  await user.type(card('BD3').getByRole('textbox', { name: /Why/ }), 'I work alone');
  expect(onAnswer).toHaveBeenLastCalledWith(
    ask('BD3').id,
    expect.objectContaining({ text: 'I work alone' }),
  );
  expect(card('BD3').getByRole('textbox', { name: /Why/ })).toHaveValue('I work alone');
});

it('saves a link to evidence with the answer', async () => {
  const { user, onAnswer } = show(BUSINESS_DETAILS);
  await user.click(card('BD1').getByRole('button', { name: '+ Add proof' }));
  const link = card('BD1').getByRole('textbox', { name: 'Link to evidence (optional)' });
  await user.type(link, 'brs.example/c.pdf');
  expect(onAnswer).toHaveBeenLastCalledWith(
    ask('BD1').id,
    expect.objectContaining({ evidence_url: 'https://brs.example/c.pdf' }),
  );
  expect(link).toHaveAccessibleDescription(/Certificate of registration/);
});

const FACTS: KnownFacts = {
  staff: '10-19',
  founders: [],
  registrationNumber: 'PVT-ABC1234',
  place: '',
  email: '',
};
const ALONE: KnownFacts = { ...FACTS, staff: '0' };

it('proposes what the profile says, which counts once it is taken', async () => {
  const { user, onAnswer } = showQuestion('SC1', { isCleared: true }, FACTS);
  expect(card('SC1').getByText(/^From your profile: 10-19 staff\./)).toBeVisible();
  expect(card('SC1').getByRole('radio', { name: '10 to 19' })).not.toBeChecked();
  expect(onAnswer).not.toHaveBeenCalled();
  await user.click(card('SC1').getByRole('button', { name: 'Use “10 to 19”' }));
  expect(onAnswer).toHaveBeenLastCalledWith(
    ask('SC1').id,
    answers({ SC1: '10_to_19' })[ask('SC1').id],
  );
  expect(card('SC1').getByRole('radio', { name: '10 to 19' })).toBeChecked();
  expect(card('SC1').getByText(/Change it if it is wrong\.$/)).toBeVisible();
  await user.click(card('SC1').getByRole('radio', { name: '1 to 9' }));
  expect(card('SC1').getByText(/This answer says something else\.$/)).toBeVisible();
});

it('keeps the proof when a proposal is taken', async () => {
  const linked = answers({ BD1: { evidence_url: 'https://a.example/b' } });
  const { user, onAnswer } = showQuestion('BD1', { answers: linked }, FACTS);
  await user.click(card('BD1').getByRole('button', { name: 'Use “Private limited company”' }));
  expect(onAnswer).toHaveBeenLastCalledWith(
    ask('BD1').id,
    expect.objectContaining({ evidence_url: 'https://a.example/b' }),
  );
});

it('proposes the answer to a question that was asked before in other words', async () => {
  const { user, onAnswer } = showQuestion('T8', {
    answers: answers({ BD6: '66.7' }),
    isCleared: true,
  });
  await user.click(card('T8').getByRole('button', { name: 'Use “66.7%”' }));
  expect(onAnswer).toHaveBeenLastCalledWith(ask('T8').id, answers({ T8: '66.7' })[ask('T8').id]);
  expect(card('T8').getByRole('textbox')).toHaveValue('66.7');
});

it('proposes nothing where nothing can be changed', () => {
  const change = { isCleared: true, isReadOnly: true, answers: basicAnswers };
  showQuestion('SC1', { ...change, application: anApplication({ state: 'under_review' }) }, FACTS);
  expect(card('SC1').queryByText(/From your profile/)).not.toBeInTheDocument();
});

it('offers a small business first what does not concern it, with the reason', async () => {
  const { user, onAnswer } = showQuestion('DI7', {}, ALONE);
  const [first] = card('DI7').getAllByRole('radio');
  if (!first) throw new Error('no choice');
  expect(first).toHaveAccessibleName('Does not apply: we make no green claims');
  await user.click(first);
  expect(card('DI7').getByRole('textbox', { name: /Why/ })).toHaveValue('We make no green claims.');
  expect(onAnswer).toHaveBeenLastCalledWith(
    ask('DI7').id,
    expect.objectContaining({ text: 'We make no green claims.' }),
  );
});

it('asks every other business last, and for its own reason', async () => {
  const { user } = showQuestion('DI7', {}, FACTS);
  const last = card('DI7').getAllByRole('radio').at(-1);
  if (!last) throw new Error('no choice');
  expect(last).toHaveAccessibleName('Does not apply: we make no green claims');
  await user.click(last);
  expect(card('DI7').getByRole('textbox', { name: /Why/ })).toHaveValue('');
});
