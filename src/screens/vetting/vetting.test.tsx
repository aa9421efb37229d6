import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { QUESTIONNAIRE } from '../../../domain/vetting/questionnaire';
import { answersBy } from '../../../domain/vetting/testing/samples';
import type { Answers } from '../../../domain/vetting/types';
import type { VettingResponse } from '../../../domain/contract/vetting';
import { aProfile, aUser } from '../../testing/builders';
import { brokenAnswer } from '../../testing/checkedAnswers';
import { renderApp } from '../../testing/renderApp';
import { defaultHandlers, HOST, serveInMemory } from '../../testing/server';
import { anApplication, aVettingReport } from '../../testing/vettingReport';
import { ask, basicAnswers } from './testing/aVetting';
// Compiled before the first test, which would else wait for it.
import '../../app/VettingProvider';
import './VettingCompletionPage';
import './VettingFormPage';
import './VettingPage';

const { state, server } = serveInMemory();
const business = aUser({ user_type: 'business', first_name: 'Lake Soaps', last_name: '' });
const admin = aUser({ user_type: 'business', role: 'admin', user_id: 1 });
const FORM = `/vetting/form/${ask('BD1').category}`;

const responsesOf = (answers: Answers, user = 7): VettingResponse[] =>
  Object.entries(answers).map(([question, answer]) => ({
    ...answer,
    selected_options: [...answer.selected_options],
    id: Number(question),
    user,
    question: Number(question),
    revision: 1,
    updated_at: '2026-11-20T09:00:00.000Z',
  }));

const start = (answers: Answers, user = 7) => {
  state.vetting.responses = responsesOf(answers, user);
  state.vetting.applications = [anApplication({ user, possible: ['application.submitted'] })];
};

describe('the access to the vetting pages', () => {
  test('shows a visitor a spinner, then the sign-in popup', async () => {
    const { address } = renderApp({ at: '/vetting' });
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('Log in to see this page.');
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('textbox', { name: 'Username' })).toBeInTheDocument();
    expect(address()).toBe('/vetting');
  });

  test('shows the assessment after the sign-in', async () => {
    state.user = business;
    const { user, address } = renderApp({ at: '/vetting' });
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Username' }), 'lake');
    await user.type(dialog.getByLabelText('Password'), 'karibu-2026');
    await user.click(dialog.getByRole('button', { name: 'Log In' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Assessment' }),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/vetting');
  });

  test.each([FORM, '/vetting/completion'])('sends a visitor of %s to the home page', async (at) => {
    const { address } = renderApp({ at });
    await waitFor(() => expect(address()).toBe('/'));
  });

  test.each(['/vetting', FORM, '/vetting/completion'])(
    'says to an individual on %s what a business finds there',
    async (at) => {
      renderApp({ at, user: aUser() });
      expect(await screen.findByText('The assessment is for businesses')).toBeVisible();
    },
  );
});

test('saves an answer by itself and says so', async () => {
  const { user } = renderApp({ at: FORM, user: business });
  await user.click(await screen.findByRole('radio', { name: 'In Kenya' }));
  expect(await screen.findByText('Response saved successfully')).toBeInTheDocument();
  expect(screen.getByText(/^Saved \d/)).toBeInTheDocument();
  expect(state.vetting.responses.map(({ question }) => question)).toEqual([ask('BD2').id]);
  expect(screen.getByText('1 of 31')).toBeInTheDocument();
});

test('proposes what the profile says, and asks nobody else for it', async () => {
  state.profile = aProfile({
    user_type: 'business',
    business: {
      name: 'Lake Soaps',
      category: 'Beauty & self-care',
      county: '042',
      address_locality: 'Ahero',
      founding_year: 2016,
      themes: ['community action'],
      description:
        'We press moringa seed from farmers around Ahero and make soap in small lots of it.',
      telephone: '',
      url: '',
      staff: '0',
      founders: [{ name: 'Achieng', gender: 'female' }],
      consent_listing: true,
      newsletter: false,
    },
  });
  const { user } = renderApp({ at: `${FORM}?section=2`, user: business });
  await user.click(
    await screen.findByRole('button', { name: 'Use “Yes, by a woman or by women only”' }),
  );
  await waitFor(() => expect(state.vetting.responses).toHaveLength(1));
  expect(state.vetting.responses[0]?.question).toBe(ask('BD5').id);
  await user.click(screen.getByRole('button', { name: 'Use “100%”' }));
  expect(screen.getByRole('textbox', { name: ask('BD6').text })).toHaveValue('100');
});

test('can be answered where the profile cannot be read', async () => {
  server.use(
    http.get(`${HOST}/mainapp/profile/:id/`, () =>
      HttpResponse.json({ detail: 'Not now.' }, { status: 403 }),
    ),
  );
  renderApp({ at: FORM, user: business });
  expect(await screen.findByRole('radio', { name: 'In Kenya' })).toBeEnabled();
});

test('keeps a refused answer and shows the reason', async () => {
  server.use(
    http.post(`${HOST}/vet/response/`, () =>
      HttpResponse.json({ detail: 'This question is closed.' }, { status: 403 }),
    ),
  );
  const { user } = renderApp({ at: FORM, user: business });
  await user.click(await screen.findByRole('radio', { name: 'In Kenya' }));
  expect(await screen.findByText('Not saved: This question is closed.')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'In Kenya' })).toBeChecked();
});

test('discards an answer to a question that was closed meanwhile', async () => {
  start(answersBy(QUESTIONNAIRE, { BD2: 'kenya' }));
  const detail = 'A reviewer is reading your answers.';
  server.use(
    http.post(`${HOST}/vet/response/`, () => HttpResponse.json({ detail }, { status: 409 })),
  );
  const { user } = renderApp({ at: FORM, user: business });
  await user.click(await screen.findByRole('radio', { name: 'In another country' }));
  expect(await screen.findByText(`Not saved: ${detail}`)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Discard change' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'In Kenya' })).toBeChecked());
  expect(screen.queryByText(`Not saved: ${detail}`)).not.toBeInTheDocument();
});

test('shows both versions of an answer that was changed elsewhere', async () => {
  start(answersBy(QUESTIONNAIRE, { BD2: 'kenya' }));
  const { user } = renderApp({ at: FORM, user: business });
  await screen.findByRole('radio', { name: 'In Kenya' });
  const [kept] = state.vetting.responses;
  state.vetting.responses = kept
    ? [{ ...kept, revision: 2, evidence_url: 'https://a.example' }]
    : [];
  await user.click(screen.getByRole('radio', { name: 'In another country' }));
  const versions = within(
    await screen.findByRole('group', { name: 'Two versions of this answer' }),
  );
  await user.click(versions.getByRole('button', { name: 'Take the other' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'In Kenya' })).toBeChecked());
});

test('moves the focus to the question of a link', async () => {
  const { user } = renderApp({ at: '/vetting', user: business });
  await user.click(await screen.findByRole('link', { name: 'Start' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: ask('BD1').text })).toHaveFocus());
});

test('says that the assessment cannot be loaded, and tries again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const failing = http.get(`${HOST}/vet/questions/`, () =>
    HttpResponse.json({ detail: 'Not now.' }, { status: 403 }),
  );
  server.use(failing);
  const { user } = renderApp({ at: '/vetting', user: business });
  expect(await screen.findByText('The assessment could not be loaded.')).toBeInTheDocument();
  server.resetHandlers();
  server.use(...defaultHandlers(state));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Start' })).toBeInTheDocument();
});

test('shows an error when the list of applications is malformed', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  server.use(
    http.get(`${HOST}/vet/applications/`, () => brokenAnswer(HttpResponse.json({ detail: 'No.' }))),
  );
  renderApp({ at: '/vetting', user: business });
  expect(await screen.findByText('The assessment could not be loaded.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Start' })).not.toBeInTheDocument();
});

test('submits a complete assessment, then says what happens next', async () => {
  start(basicAnswers);
  const { user } = renderApp({ at: '/vetting/completion', user: business });
  await user.click(await screen.findByRole('button', { name: 'Submit assessment' }));
  expect(
    await screen.findByRole('heading', { name: 'Submitted, waiting for a reviewer' }),
  ).toBeInTheDocument();
  expect(state.vetting.applications[0]?.state).toBe('submitted');
});

test('withdraws a submitted application', async () => {
  start(basicAnswers);
  state.vetting.applications = [
    anApplication({ state: 'submitted', possible: ['application.withdrawn'] }),
  ];
  const { user } = renderApp({ at: '/vetting', user: business });
  await user.click(await screen.findByRole('button', { name: 'Take it back' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Take it back' }));
  expect(await screen.findByRole('heading', { name: 'You are answering' })).toBeInTheDocument();
});

describe('an admin who looks at a business', () => {
  const shop = { user_id: 7, name: 'Lake Soaps', category: null, listing_slug: null };
  const report = http.get(`${HOST}/vet/report/`, () =>
    HttpResponse.json(aVettingReport({ business: shop })),
  );

  test('sees whose assessment it is and changes nothing until they say so', async () => {
    server.use(report);
    start(answersBy(QUESTIONNAIRE, { BD2: 'kenya' }));
    const { user } = renderApp({ at: `${FORM}?as_user=7`, user: admin });
    expect(
      await screen.findByText('You are looking at the assessment of Lake Soaps.'),
    ).toBeInTheDocument();
    const other = screen.getByRole('radio', { name: 'In another country' });
    expect(other).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Edit on their behalf' }));
    expect(screen.getByText(/^You are editing on behalf of Lake Soaps/)).toBeInTheDocument();
    await user.click(other);
    await waitFor(() => expect(state.vetting.responses[0]?.revision).toBe(2));
  });

  test('makes the answers read-only after Stop editing, with a link to the pipeline', async () => {
    server.use(report);
    start(answersBy(QUESTIONNAIRE, { BD2: 'kenya' }));
    const { user } = renderApp({ at: `${FORM}?as_user=7`, user: admin });
    const banner = within(await screen.findByRole('region', { name: 'Acting for a business' }));
    await user.click(await banner.findByRole('button', { name: 'Edit on their behalf' }));
    expect(screen.getByRole('radio', { name: 'In another country' })).toBeEnabled();
    await user.click(banner.getByRole('button', { name: 'Stop editing' }));
    expect(screen.getByRole('radio', { name: 'In another country' })).toBeDisabled();
    expect(banner.getByRole('link', { name: 'Back to the pipeline' })).toHaveAttribute(
      'href',
      '/vetting/admin/progress',
    );
  });

  test('keeps the business in every link', async () => {
    server.use(report);
    start(answersBy(QUESTIONNAIRE, { BD2: 'kenya' }));
    for (const at of ['/vetting', FORM, '/vetting/completion']) {
      const { unmount } = renderApp({ at: `${at}?as_user=7`, user: admin });
      await screen.findByText('You are looking at the assessment of Lake Soaps.');
      const ways = within(screen.getByRole('main'))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => /^\/(vetting|report)/.test(href) && href !== '/vetting/admin/progress');
      expect(ways.length).toBeGreaterThan(0);
      for (const href of ways) expect(href).toContain('as_user=7');
      unmount();
    }
  });

  test('withdraws its application once they ask to edit', async () => {
    server.use(report);
    start(basicAnswers);
    state.vetting.applications = [
      anApplication({ state: 'submitted', possible: ['application.withdrawn'] }),
    ];
    const { user } = renderApp({ at: '/vetting?as_user=7', user: admin });
    const edit = await screen.findByRole('button', { name: 'Edit on their behalf' });
    expect(screen.queryByRole('button', { name: 'Take it back' })).not.toBeInTheDocument();
    await user.click(edit);
    await user.click(screen.getByRole('button', { name: 'Take it back' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Take it back' }));
    expect(await screen.findByRole('heading', { name: 'You are answering' })).toBeInTheDocument();
  });

  test.each(['/vetting', FORM, '/vetting/completion'])(
    'sees on %s that there is no such business, with a link back',
    async (at) => {
      jest.spyOn(console, 'warn').mockImplementation(() => {});
      const missing = () => HttpResponse.json({ detail: 'Not found.' }, { status: 404 });
      server.use(
        http.get(`${HOST}/vet/responses/`, missing),
        http.get(`${HOST}/vet/report/`, missing),
      );
      renderApp({ at: `${at}?as_user=4711`, user: admin });
      expect(
        await screen.findByRole('heading', { name: 'There is no business with the number 4711' }),
      ).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Back to the pipeline' })).toHaveAttribute(
        'href',
        '/vetting/admin/progress',
      );
      expect(
        screen.queryByRole('region', { name: 'Acting for a business' }),
      ).not.toBeInTheDocument();
    },
  );

  test('must have the admin role, or the parameter is ignored', async () => {
    renderApp({ at: `${FORM}?as_user=9`, user: business });
    expect(await screen.findByRole('radio', { name: 'In Kenya' })).toBeEnabled();
    expect(screen.queryByRole('region', { name: 'Acting for a business' })).not.toBeInTheDocument();
  });
});
