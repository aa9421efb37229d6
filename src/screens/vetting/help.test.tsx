import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { QUESTIONNAIRE } from '../../../domain/vetting/questionnaire';
import { answersBy } from '../../../domain/vetting/testing/samples';
import { aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';
import { aHelpRequest } from '../../testing/vettingServer';
import { anApplication } from '../../testing/vettingReport';
import { ask } from './testing/aVetting';
// Compiled before the first test, which would else wait for it.
import '../../app/AssessmentHelpArea';
import '../../app/VettingProvider';
import './VettingPage';

const { state, server } = serveInMemory();
const business = aUser({ user_type: 'business', first_name: 'Lake Soaps', last_name: '' });
const CATEGORY = ask('BD1').category;
const LINK = '/assessment-help/secret';

const group = (code: string) => screen.findByRole('radiogroup', { name: ask(code).text });

describe('a business', () => {
  const section = async () =>
    within(await screen.findByRole('region', { name: 'Get help with a part' }));
  beforeEach(() => {
    state.vetting.applications = [anApplication({ possible: ['application.submitted'] })];
  });

  test('makes a link, sees its address once, and ends it', async () => {
    const { user } = renderApp({ at: '/vetting', user: business });
    const help = await section();
    await user.selectOptions(help.getByLabelText(/^Part/), 'Business Details');
    await user.type(help.getByLabelText(/^Who gets the link/), 'Our bookkeeper');
    await user.click(help.getByRole('button', { name: 'Make the link' }));
    expect(await help.findByText('http://localhost/assessment-help/secret')).toBeVisible();
    expect(help.getByRole('button', { name: 'Copy link' })).toBeVisible();
    const links = within(await help.findByRole('list', { name: 'Links that work' }));
    expect(links.getByText(/^Business Details · nothing answered yet · works until/)).toBeVisible();
    await user.click(links.getByRole('button', { name: 'End the link of Our bookkeeper' }));
    expect(await screen.findByText('The link of Our bookkeeper has ended.')).toBeVisible();
    await waitFor(() => expect(help.queryByRole('list')).not.toBeInTheDocument());
  });

  test('is asked for a part and a name', async () => {
    const { user } = renderApp({ at: '/vetting', user: business });
    const help = await section();
    await user.click(help.getByRole('button', { name: 'Make the link' }));
    expect(await help.findByText('Choose a part.')).toBeVisible();
    expect(help.getByText('Write who gets the link.')).toBeVisible();
  });

  test('reads why a link was not made', async () => {
    const detail = 'At most 20 links work at the same time. End one of them first.';
    server.use(
      http.post(`${HOST}/vet/help-links/`, () => HttpResponse.json({ detail }, { status: 409 })),
    );
    const { user } = renderApp({ at: '/vetting', user: business });
    const help = await section();
    await user.selectOptions(help.getByLabelText(/^Part/), 'Business Details');
    await user.type(help.getByLabelText(/^Who gets the link/), 'Amina');
    await user.click(help.getByRole('button', { name: 'Make the link' }));
    expect(await help.findByText(detail)).toBeVisible();
    expect(help.getByLabelText(/^Who gets the link/)).toHaveValue('Amina');
  });

  test('is offered no help while the answers are with our team', async () => {
    state.vetting.applications = [anApplication({ state: 'submitted', possible: [] })];
    renderApp({ at: '/vetting', user: business });
    expect(await screen.findByRole('heading', { name: 'Draft file' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Get help with a part' })).toBeNull();
  });
});

describe('whoever has the link', () => {
  test('answers the questions of the part without an account', async () => {
    state.vetting.help = aHelpRequest(CATEGORY);
    const { user } = renderApp({ at: LINK });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Business Details' }),
    ).toBeVisible();
    expect(screen.getByText(/^Lake Soaps asks you to answer these questions/)).toBeVisible();
    const all = aHelpRequest(CATEGORY).questions.length;
    expect(screen.getByText(`0 of ${all} answered`)).toBeVisible();
    await user.click(within(await group('BD2')).getByRole('radio', { name: 'In Kenya' }));
    expect(await screen.findByText(`1 of ${all} answered`)).toBeVisible();
    await waitFor(() =>
      expect(state.vetting.responses).toEqual([
        expect.objectContaining(answersBy(QUESTIONNAIRE, { BD2: 'kenya' })[ask('BD2').id]),
      ]),
    );
  });

  test('chooses between two answers where the business gave another one', async () => {
    state.vetting.help = aHelpRequest(CATEGORY);
    const { user } = renderApp({ at: LINK });
    const options = within(await group('BD2'));
    const other = answersBy(QUESTIONNAIRE, { BD2: 'other' })[ask('BD2').id];
    state.vetting.responses = [
      {
        id: 1,
        user: 7,
        question: ask('BD2').id,
        text: '',
        evidence_url: '',
        selected_options: [...(other?.selected_options ?? [])],
        revision: 1,
        updated_at: '2026-11-20T09:00:00.000Z',
      },
    ];
    await user.click(options.getByRole('radio', { name: 'In Kenya' }));
    const conflict = within(
      await screen.findByRole('group', { name: 'Two versions of this answer' }),
    );
    await user.click(conflict.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(state.vetting.responses[0]?.revision).toBe(2));
  });

  test('reads why nothing can be answered now', async () => {
    state.vetting.help = aHelpRequest(CATEGORY, { locked: 'Our team is reading the answers.' });
    renderApp({ at: LINK });
    expect(await screen.findByText('Our team is reading the answers.')).toBeVisible();
    for (const option of within(await group('BD2')).getAllByRole('radio')) {
      expect(option).toBeDisabled();
    }
  });

  test('is told that the link has ended', async () => {
    renderApp({ at: LINK });
    expect(await screen.findByText('This link no longer works')).toBeVisible();
  });

  test('can try again when the page could not be loaded', async () => {
    let isDown = true;
    server.use(
      http.get(`${HOST}/vet/help/:token/`, () =>
        isDown ? HttpResponse.json({ detail: 'Something failed.' }, { status: 400 }) : undefined,
      ),
    );
    state.vetting.help = aHelpRequest(CATEGORY);
    const { user } = renderApp({ at: LINK });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(retry);
    expect(await group('BD2')).toBeVisible();
  });
});
