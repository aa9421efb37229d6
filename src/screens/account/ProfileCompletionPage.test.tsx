import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';

const { server } = serveInMemory();

const wanjiku = aUser({ form_filled: false });
const company = aUser({
  user_id: 9,
  user_type: 'business',
  first_name: 'Lake Dryers',
  last_name: '',
  form_filled: false,
});
const DRAFT = 'profileDraft:7:individual';

const text = (name: RegExp) => screen.findByRole('textbox', { name });
const complete = () => screen.getByRole('button', { name: 'Complete Profile' });

/** Records what is posted to `path` and answers `body`. */
function recording(path: string, body: object, status = 200) {
  const sent: unknown[] = [];
  server.use(
    http.post(`${HOST}/${path}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
  return sent;
}

async function renderIndividual(stored: Record<string, string> = {}) {
  const rendered = renderApp({ at: '/authentication', user: wanjiku, stored });
  await text(/Display name/);
  return rendered;
}

async function renderBusiness() {
  const rendered = renderApp({ at: '/authentication?user_type=individual', user: company });
  const { user } = rendered;
  const fill = async (name: RegExp, value: string) => {
    await user.click(await text(name));
    await user.paste(value);
  };
  await text(/Business name/);
  await user.selectOptions(screen.getByLabelText(/Sector/), 'Energy');
  await user.selectOptions(screen.getByLabelText(/County/), 'Kisumu');
  await fill(/Town or area/, 'Ahero');
  await fill(/Year founded/, '2016');
  await fill(/Description/, 'We dry mango, fish and herbs with the sun. '.repeat(3));
  await fill(/Phone number/, '0712 345 678');
  await fill(/Website/, 'lake-dryers.example');
  await user.click(screen.getByRole('checkbox', { name: 'Energy transition' }));
  return rendered;
}

describe('ProfileCompletionPage for an individual', () => {
  it('explains marks and time, and asks for nothing in advance', async () => {
    await renderIndividual();
    expect(screen.getByText(/about 5 minutes/)).toBeInTheDocument();
    expect(screen.getByText(/Fields marked with \* are shown publicly/)).toBeInTheDocument();
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  });

  it('names what is missing in a summary that takes focus', async () => {
    const { user } = await renderIndividual();
    await user.clear(await text(/Display name/));
    await user.click(complete());
    const summary = await screen.findByRole('group', { name: 'Fields to look at again' });
    expect(summary).toHaveFocus();
    expect(screen.getByText('Please enter the name that others will see.')).toBeInTheDocument();
    expect(screen.getByText('Please choose at least one theme.')).toBeInTheDocument();
    await user.click(within(summary).getByRole('link', { name: 'Themes of interest' }));
    expect(screen.getByRole('checkbox', { name: /governance/ })).toHaveFocus();
  });

  it('shows the public card as it is typed, the county only with consent', async () => {
    const { user } = await renderIndividual();
    await user.click(await text(/Short introduction/));
    await user.paste('I mend clothes.');
    await user.click(screen.getByRole('checkbox', { name: 'Nature regeneration' }));
    await user.selectOptions(screen.getByLabelText('County where you live'), 'Kisumu');
    const card = within(screen.getByRole('region', { name: 'How others will see you' }));
    expect(card.getByText('Wanjikũ')).toBeInTheDocument();
    expect(card.getByText('I mend clothes.')).toBeInTheDocument();
    expect(card.getByText('Nature regeneration')).toBeInTheDocument();
    expect(card.queryByText('Kisumu')).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Show my county on my public card' }));
    expect(card.getByText('Kisumu')).toBeInTheDocument();
  });

  it('lets up to three themes be chosen', async () => {
    const { user } = await renderIndividual();
    for (const name of ['Community action', 'Energy transition', 'Nature regeneration']) {
      await user.click(screen.getByRole('checkbox', { name }));
    }
    expect(screen.getByRole('checkbox', { name: /governance/ })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Community action' }));
    expect(screen.getByRole('checkbox', { name: /governance/ })).toBeEnabled();
  });

  it('sends the form once, welcomes the member and drops the draft', async () => {
    const filled = { ...wanjiku, form_filled: true };
    const sent = recording('mainapp/sustainability/', { user_data: filled });
    const { user, address } = await renderIndividual({ [DRAFT]: '{"introduction":"Karibu"}' });
    await user.click(screen.getByRole('checkbox', { name: 'Energy transition' }));
    await user.click(screen.getByRole('checkbox', { name: 'Send me the newsletter by email' }));
    await user.dblClick(complete());
    expect(await screen.findByText('Form submitted successfully!')).toBeInTheDocument();
    expect(await screen.findByText(/Welcome to/)).toBeInTheDocument();
    expect(address()).toMatch(/^\/general/);
    expect(sent).toEqual([
      {
        display_name: 'Wanjikũ',
        introduction: 'Karibu',
        themes: ['energy transition'],
        county: '',
        county_public: false,
        use_in_trends: false,
        newsletter: true,
      },
    ]);
    expect(window.localStorage.getItem(DRAFT)).toBeNull();
    expect(window.localStorage.getItem('userData')).toContain('"form_filled":true');
  });

  it('shows what the server refuses at its field until it is changed', async () => {
    recording('mainapp/sustainability/', { display_name: ['This name is taken.'] }, 400);
    const { user } = await renderIndividual();
    await user.click(screen.getByRole('checkbox', { name: 'Energy transition' }));
    await user.click(complete());
    expect(await screen.findByText('Failed to submit form')).toBeInTheDocument();
    const name = await text(/Display name/);
    expect(name).toHaveAccessibleDescription(/This name is taken\.$/);
    expect(screen.getByRole('group', { name: 'Fields to look at again' })).toHaveFocus();
    await user.type(name, '!');
    await waitFor(() => expect(name).toBeValid());
  });

  it('keeps everything when the connection is lost', async () => {
    server.use(http.post(`${HOST}/mainapp/sustainability/`, () => HttpResponse.error()));
    const { user } = await renderIndividual();
    await user.click(screen.getByRole('checkbox', { name: 'Energy transition' }));
    await user.click(complete());
    expect(await screen.findByText('Failed to submit form')).toBeInTheDocument();
    expect(await screen.findByText(/Unable to connect to the server/)).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Energy transition' })).toBeChecked();
    expect(complete()).toBeEnabled();
  });

  it('saves the draft of this person when the page is left, and restores it', async () => {
    const { user, unmount } = await renderIndividual();
    await user.click(await text(/Short introduction/));
    await user.paste('I mend clothes.');
    fireEvent(window, new Event('pagehide'));
    const draft = window.localStorage.getItem(DRAFT) ?? '';
    expect(draft).toContain('I mend clothes.');
    unmount();
    await renderIndividual({ [DRAFT]: draft });
    expect(await text(/Short introduction/)).toHaveValue('I mend clothes.');
  });

  it('leaves what is typed in place when the session lapses', async () => {
    const { app, user } = await renderIndividual();
    await user.click(await text(/Short introduction/));
    await user.paste('I mend clothes.');
    act(() => app.session.send({ type: 'session.expired' }));
    expect(await screen.findByRole('dialog', { name: 'Log In' })).toBeInTheDocument();
    expect(screen.getByDisplayValue('I mend clothes.')).toBeInTheDocument();
  });

  it('can be put off, with a way back and a way out', async () => {
    const { user, address } = await renderIndividual();
    await user.click(screen.getByRole('link', { name: 'Remind me later' }));
    const main = within(screen.getByRole('main'));
    expect(
      await main.findByRole('heading', { name: 'You can complete your profile later' }),
    ).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'Complete it now' })).toHaveAttribute(
      'href',
      '/authentication',
    );
    await user.click(main.getByRole('button', { name: 'Log Out' }));
    expect(await screen.findByRole('button', { name: 'Log In' })).toBeInTheDocument();
    expect(address()).toBe('/');
  });
});

describe('ProfileCompletionPage for a business', () => {
  it('shows the business form, whatever the address says', async () => {
    renderApp({ at: '/authentication?user_type=individual', user: company });
    expect(await text(/Business name/)).toHaveValue('Lake Dryers');
  });

  it('sends the form in normal form', async () => {
    const filled = { ...company, form_filled: true };
    const sent = recording('mainapp/businesses/', { user_data: filled });
    const { user } = await renderBusiness();
    await user.click(complete());
    expect(await screen.findByText('Form submitted successfully')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        name: 'Lake Dryers',
        category: 'Energy',
        county: '042',
        address_locality: 'Ahero',
        founding_year: 2016,
        themes: ['energy transition'],
        description: 'We dry mango, fish and herbs with the sun. '.repeat(3).trim(),
        telephone: '0712 345 678',
        url: 'https://lake-dryers.example',
        consent_listing: false,
        newsletter: false,
      },
    ]);
  });

  it.each([
    ['an error status', { detail: 'Not now.' }, 503],
    ['an error field in a fine answer', { error: 'Not now.' }, 200],
  ])('tells a failure by %s', async (_what, body, status) => {
    recording('mainapp/businesses/', body, status);
    const { user, address } = await renderBusiness();
    await user.click(complete());
    expect(await screen.findByText('Failed to submit business information')).toBeInTheDocument();
    expect(await screen.findByText('Not now.')).toBeInTheDocument();
    expect(await text(/Town or area/)).toHaveValue('Ahero');
    expect(address()).toMatch(/^\/authentication/);
  });
});
