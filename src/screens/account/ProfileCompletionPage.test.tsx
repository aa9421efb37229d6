import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';
import { button, heading, recording, text } from './testing/formSteps';
// Compiled before the first test, which would else wait for it.
import './ProfileCompletionPage';

const { server } = serveInMemory();

const wanjiku = aUser({ form_filled: false });
const filled = { ...wanjiku, form_filled: true };
const URL_OF_FORM = 'mainapp/sustainability/';
const DRAFT = 'profileDraft:7:individual';
const READY = JSON.stringify({ themes: ['energy transition'], step: 3 });

async function renderForm(draft?: string) {
  const rendered = renderApp({
    at: '/authentication',
    user: wanjiku,
    stored: draft === undefined ? {} : { [DRAFT]: draft },
  });
  await screen.findByText(/^Step \d of 4$/);
  const { user } = rendered;
  const next = async (name: string) => {
    await user.click(button('Next'));
    return heading(name);
  };
  return { ...rendered, next };
}

const storedDraft = (): unknown => JSON.parse(window.localStorage.getItem(DRAFT) ?? 'null');

describe('the steps', () => {
  it('explain the marks and the time needed, with no box ticked in advance', async () => {
    const { user, next } = await renderForm();
    expect(screen.getByText(/about 5 minutes/)).toBeInTheDocument();
    expect(screen.getByText(/Fields marked with \* are shown publicly/)).toBeInTheDocument();
    expect(screen.getByText('Step 1 of 4')).toBeInTheDocument();
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Energy transition' }));
    await next('What you buy');
    await next('At home and on the way');
    await next('What we may do');
    expect(screen.getByText('Step 4 of 4')).toBeInTheDocument();
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  });

  it('focus a summary of the missing fields and stay on the step', async () => {
    const { user } = await renderForm();
    await user.clear(await text(/Display name/));
    await user.click(button('Next'));
    const summary = await screen.findByRole('group', { name: 'Fields to correct' });
    expect(summary).toHaveFocus();
    expect(screen.getByText('Step 1 of 4')).toBeInTheDocument();
    expect(screen.getByText('Please enter the name that others will see.')).toBeInTheDocument();
    expect(screen.getByText('Choose at least one theme.')).toBeInTheDocument();
    await user.click(within(summary).getByRole('link', { name: 'Themes of interest' }));
    expect(screen.getByRole('checkbox', { name: /governance/ })).toHaveFocus();
  });

  it('focus their heading, show no errors yet and keep the values on Back', async () => {
    const { user, next } = await renderForm();
    await user.click(button('Next'));
    await screen.findByRole('group', { name: 'Fields to correct' });
    await user.click(screen.getByRole('checkbox', { name: 'Energy transition' }));
    expect(await next('What you buy')).toHaveFocus();
    expect(screen.queryByRole('group', { name: 'Fields to correct' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Hospitality' }));
    await user.selectOptions(screen.getByLabelText('How often do you choose them?'), 'Often');
    await user.click(button('Back'));
    expect(await heading('About you')).toHaveFocus();
    expect(screen.getByRole('checkbox', { name: 'Energy transition' })).toBeChecked();
    await next('What you buy');
    expect(screen.getByRole('checkbox', { name: 'Hospitality' })).toBeChecked();
    expect(screen.getByLabelText('How often do you choose them?')).toHaveValue('often');
  });

  it('can be opened from the list once they were reached', async () => {
    const { user, next } = await renderForm();
    const list = within(screen.getByRole('navigation', { name: 'Steps of this form' }));
    expect(list.queryByRole('button')).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Energy transition' }));
    await next('What you buy');
    await user.click(list.getByRole('button', { name: 'About you' }));
    await heading('About you');
    expect(list.queryByRole('button', { name: 'What we may do' })).not.toBeInTheDocument();
    await user.clear(await text(/Display name/));
    await user.click(list.getByRole('button', { name: 'What you buy' }));
    expect(await screen.findByRole('group', { name: /to correct/ })).toHaveFocus();
    expect(screen.getByText('Step 1 of 4')).toBeInTheDocument();
  });

  it('advance by one on a double click', async () => {
    const { user } = await renderForm();
    await user.click(screen.getByRole('checkbox', { name: 'Energy transition' }));
    await user.dblClick(button('Next'));
    await heading('What you buy');
    expect(screen.getByText('Step 2 of 4')).toBeInTheDocument();
  });
});

describe('the fields', () => {
  it('preview the public card, with the county only after consent', async () => {
    const { user } = await renderForm(READY);
    const card = within(screen.getByRole('region', { name: 'How others will see you' }));
    await user.selectOptions(screen.getByLabelText('County where you live'), 'Kisumu');
    expect(card.getByText('Wanjikũ')).toBeInTheDocument();
    expect(card.getByText('Energy transition')).toBeInTheDocument();
    expect(card.queryByText('Kisumu')).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Show my county on my public card' }));
    expect(card.getByText('Kisumu')).toBeInTheDocument();
  });

  it('allow at most three themes', async () => {
    const { user } = await renderForm();
    for (const name of ['Community action', 'Energy transition', 'Nature regeneration']) {
      await user.click(screen.getByRole('checkbox', { name }));
    }
    expect(screen.getByRole('checkbox', { name: /governance/ })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Community action' }));
    expect(screen.getByRole('checkbox', { name: /governance/ })).toBeEnabled();
  });

  it('clear the other choices for “None”, and “None” for another choice', async () => {
    const { user, next } = await renderForm();
    await user.click(screen.getByRole('checkbox', { name: 'Energy transition' }));
    await next('What you buy');
    await user.click(screen.getByRole('checkbox', { name: 'Waste' }));
    await user.click(screen.getByRole('checkbox', { name: 'None' }));
    expect(screen.getByRole('checkbox', { name: 'Waste' })).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Hospitality' }));
    expect(screen.getByRole('checkbox', { name: 'None' })).not.toBeChecked();
  });

  it('say how trends use the answers and how to object', async () => {
    await renderForm(READY);
    expect(screen.getByRole('checkbox', { name: /Use my answers/ })).toHaveAccessibleDescription(
      /fewer than five people.*You can object at any time/,
    );
  });
});

describe('sending the form', () => {
  it('sends one request on a double click, welcomes the member and deletes the draft', async () => {
    const sent = recording(server, URL_OF_FORM, { user_data: filled });
    const draft = { introduction: 'Karibu', themes: ['energy transition'], cooking: ['lpg'] };
    const { user, address, next } = await renderForm(JSON.stringify(draft));
    await next('What you buy');
    await user.selectOptions(screen.getByLabelText('How often do you choose them?'), 'Rarely');
    await next('At home and on the way');
    await user.selectOptions(screen.getByLabelText('How do you mostly get around?'), 'Matatu');
    await next('What we may do');
    await user.click(screen.getByRole('checkbox', { name: 'Send me the newsletter by email' }));
    await user.dblClick(button('Complete Profile'));
    expect(await screen.findByText('Form submitted successfully!')).toBeInTheDocument();
    expect(await screen.findByText(/Welcome to/)).toBeInTheDocument();
    expect(address()).toMatch(/^\/general/);
    expect(sent).toEqual([
      {
        display_name: 'Wanjikũ',
        introduction: 'Karibu',
        themes: ['energy transition'],
        bought_categories: [],
        buying_frequency: 'rarely',
        sways: [],
        barriers: [],
        extra_willing: '',
        waste_sorting: '',
        transport: 'matatu',
        cooking: ['lpg'],
        solar_at_home: '',
        volunteering: [],
        heard_through: '',
        county: '',
        county_public: false,
        use_in_trends: false,
        newsletter: true,
      },
    ]);
    expect(storedDraft()).toBeNull();
    expect(window.localStorage.getItem('userData')).toContain('"form_filled":true');
  });

  it('opens the step of a refused field and keeps the refusal until the field changes', async () => {
    const refusal = { display_name: ['This name is taken.'], cooking: ['Not this.'] };
    recording(server, URL_OF_FORM, refusal, 400);
    const { user, next } = await renderForm(READY);
    await user.click(button('Complete Profile'));
    expect(await screen.findByText('Failed to submit form')).toBeInTheDocument();
    const name = await text(/Display name/);
    expect(name).toHaveAccessibleDescription(/This name is taken\.$/);
    expect(screen.getByRole('group', { name: 'Fields to correct' })).toHaveFocus();
    await user.type(name, '!');
    await waitFor(() => expect(name).toBeValid());
    await next('What you buy');
    await next('At home and on the way');
    await user.click(button('Next'));
    expect(await screen.findByText('Not this.')).toBeInTheDocument();
    expect(screen.getByText('Step 3 of 4')).toBeInTheDocument();
  });

  it('keeps the values when the connection is lost', async () => {
    server.use(http.post(`${HOST}/${URL_OF_FORM}`, () => HttpResponse.error()));
    const { user } = await renderForm(READY);
    await user.click(screen.getByRole('checkbox', { name: 'Send me the newsletter by email' }));
    await user.click(button('Complete Profile'));
    expect(await screen.findByText('Failed to submit form')).toBeInTheDocument();
    expect(await screen.findByText(/Unable to connect to the server/)).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /newsletter/ })).toBeChecked();
    expect(button('Complete Profile')).toBeEnabled();
  });
});

it('keeps the values when the newsletter is refused with 429, and sends without it', async () => {
  const detail = 'You turned the newsletter on too often. Save without it, or try again later.';
  server.use(
    http.post(
      `${HOST}/${URL_OF_FORM}`,
      () => HttpResponse.json({ detail }, { status: 429, headers: { 'Retry-After': '3600' } }),
      { once: true },
    ),
  );
  const draft = { themes: ['energy transition'], introduction: 'Karibu', step: 3 };
  const { user } = await renderForm(JSON.stringify(draft));
  await user.selectOptions(screen.getByLabelText('County where you live'), 'Kisumu');
  const newsletter = screen.getByRole('checkbox', { name: /newsletter/ });
  await user.click(newsletter);
  await user.click(button('Complete Profile'));
  expect(await screen.findByText(detail)).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^You can try again in/);
  expect(newsletter).toBeChecked();
  expect(screen.getByLabelText('County where you live')).toHaveDisplayValue('Kisumu');
  const sent = recording(server, URL_OF_FORM, { user_data: filled });
  await user.click(newsletter);
  await user.click(button('Complete Profile'));
  expect(await screen.findByText('Form submitted successfully!')).toBeInTheDocument();
  const answers = { introduction: 'Karibu', themes: ['energy transition'], newsletter: false };
  expect(sent).toEqual([expect.objectContaining(answers)]);
});

describe('a draft', () => {
  it('is saved when the page is left, and resumed at its step', async () => {
    const { user, next, unmount } = await renderForm();
    await user.click(await text(/Short introduction/));
    await user.paste('I mend clothes.');
    await user.click(screen.getByRole('checkbox', { name: 'Energy transition' }));
    await next('What you buy');
    await user.click(screen.getByRole('checkbox', { name: 'Hospitality' }));
    fireEvent(window, new Event('pagehide'));
    const draft = window.localStorage.getItem(DRAFT) ?? '';
    unmount();
    await renderForm(draft);
    expect(await heading('What you buy')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Hospitality' })).toBeChecked();
    expect(screen.getByText(/We kept what you typed/)).toBeInTheDocument();
    await user.click(button('Back'));
    expect(await text(/Short introduction/)).toHaveValue('I mend clothes.');
  });

  it('resumes at the first invalid step', async () => {
    await renderForm(JSON.stringify({ display_name: '', themes: [], step: 3 }));
    expect(screen.getByText('Step 1 of 4')).toBeInTheDocument();
  });

  it.each(['-4', '99', '"two"', 'null'])(
    'opens at a valid step when its step is %s',
    async (step) => {
      await renderForm(`{"themes":["energy transition"],"step":${step}}`);
      expect(await screen.findByText(step === '99' ? 'Step 4 of 4' : 'Step 1 of 4')).toBeVisible();
    },
  );

  it('is deleted by “Start again”', async () => {
    const { user } = await renderForm(READY);
    await user.click(button('Start again'));
    expect(await screen.findByText('Step 1 of 4')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Energy transition' })).not.toBeChecked();
    expect(storedDraft()).toBeNull();
  });

  it('stays in the form when the session expires', async () => {
    const { app, user } = await renderForm();
    await user.click(await text(/Short introduction/));
    await user.paste('I mend clothes.');
    act(() => app.session.send({ type: 'session.expired' }));
    expect(await screen.findByRole('dialog', { name: 'Log In' })).toBeInTheDocument();
    expect(screen.getByDisplayValue('I mend clothes.')).toBeInTheDocument();
  });
});

it('opens public pages and redirects member pages after “Remind me later”', async () => {
  const { user, address, go } = await renderForm();
  await user.click(screen.getByRole('link', { name: 'Remind me later' }));
  const main = within(screen.getByRole('main'));
  expect(
    await main.findByRole('heading', { name: 'You can complete your profile later' }),
  ).toBeInTheDocument();
  expect(main.getByRole('link', { name: 'Complete it now' })).toHaveAttribute(
    'href',
    '/authentication',
  );
  await user.click(main.getByRole('link', { name: 'Look around first' }));
  expect(address()).toBe('/');
  go('/contact');
  expect(await screen.findByRole('heading', { level: 1, name: /Contact/ })).toBeInTheDocument();
  expect(address()).toBe('/contact');
  for (const path of ['/general', '/vetting', '/vetting/form/1', '/events/post']) {
    go(path);
    await waitFor(() => expect(address()).toBe('/authentication?user_type=individual'));
  }
});
