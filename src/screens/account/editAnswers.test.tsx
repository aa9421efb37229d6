import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type {
  BusinessPayload,
  Profile,
  SustainabilityPayload,
} from '../../../domain/contract/profile';
import type { PostStatus } from '../../../domain/vocabulary';
import { anOwnListing, aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';
import { button, heading, recording, text } from './testing/formSteps';
// Compiled before the first test, which would else wait for it.
import './ProfileCompletionPage';

const { server, state } = serveInMemory();

const individual = aUser();
const company = aUser({
  user_id: 9,
  user_type: 'business',
  first_name: 'Lake Soaps',
  last_name: '',
});

const interests: SustainabilityPayload = {
  display_name: 'Wanjikũ wa Kisumu',
  introduction: 'I mend clothes.',
  themes: ['community action'],
  county: '042',
  county_public: true,
  cooking: ['lpg'],
  transport: 'matatu',
  use_in_trends: true,
  newsletter: true,
};

/** What of the answers the listing shows. */
const listed: Omit<BusinessPayload, 'founders' | 'consent_listing' | 'newsletter'> = {
  name: 'Lake Soaps',
  category: 'Beauty & self-care',
  other_categories: [],
  county: '042',
  address_locality: 'Kisumu',
  founding_year: 2016,
  themes: ['community action'],
  description:
    'We press moringa seed bought from farmers around Ahero and make soap in small lots.',
  telephone: '+254700000101',
  url: 'https://lake-soaps.example/',
  same_as: ['https://www.instagram.com/lakesoaps'],
};

const business: BusinessPayload = {
  ...listed,
  founders: [{ name: 'Akinyi', gender: 'female' }],
  consent_listing: true,
  newsletter: false,
};

const profile = (change: Partial<Profile>): Profile => ({
  user_id: 7,
  username: 'wanjiku',
  user_type: 'individual',
  first_name: 'Wanjikũ',
  last_name: 'Kamau',
  user_email: 'wanjiku@example.org',
  email_verified: true,
  phone_num: '000 0000 0000',
  age_bracket: '25-34',
  profile_picture: null,
  newsletter: true,
  weekly: false,
  takes_messages: true,
  language: 'en',
  has_password: true,
  created_at: '2026-01-01T09:00:00.000Z',
  interests: null,
  business: null,
  consents: [],
  ...change,
});

const answerProfile = (answer: Profile) =>
  server.use(http.get(`${HOST}/mainapp/profile/:id/`, () => HttpResponse.json(answer)));

describe('an individual', () => {
  async function open() {
    answerProfile(profile({ interests }));
    const rendered = renderApp({ at: '/authentication', user: individual });
    await heading('About you');
    return rendered;
  }

  it('sees the saved answers in the form and can open each step', async () => {
    const { user } = await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Edit your answers' })).toBeVisible();
    expect(await text(/Display name/)).toHaveValue('Wanjikũ wa Kisumu');
    expect(screen.getByRole('checkbox', { name: 'Community action' })).toBeChecked();
    expect(screen.queryByText(/We kept what you typed/)).not.toBeInTheDocument();
    const list = within(screen.getByRole('navigation', { name: 'Steps of this form' }));
    await user.click(list.getByRole('button', { name: 'At home and on the way' }));
    await heading('At home and on the way');
    expect(screen.getByRole('checkbox', { name: 'LPG' })).toBeChecked();
    expect(screen.getByLabelText('How do you mostly get around?')).toHaveValue('matatu');
  });

  it('saves from the first step and returns to the profile', async () => {
    const sent = recording(server, 'mainapp/sustainability/', { user_data: individual });
    const { user, address } = await open();
    await user.clear(await text(/Short introduction/));
    await user.click(button('Save changes'));
    expect(await screen.findByText('Form submitted successfully!')).toBeInTheDocument();
    expect(sent).toEqual([expect.objectContaining({ ...interests, introduction: '' })]);
    await waitFor(() => expect(address()).toBe('/profile'));
  });

  it('is taken to the invalid step when saving fails', async () => {
    const { user } = await open();
    await user.clear(await text(/Display name/));
    const list = within(screen.getByRole('navigation', { name: 'Steps of this form' }));
    await user.click(button('Save changes'));
    expect(await screen.findByRole('group', { name: /to correct/ })).toHaveFocus();
    await user.click(list.getByRole('button', { name: 'What we may do' }));
    expect(screen.getByText('Step 1 of 4')).toBeInTheDocument();
  });

  it('keeps what is typed when the session expires', async () => {
    const { app, user } = await open();
    await user.type(await text(/Short introduction/), ' And bags.');
    act(() => app.session.send({ type: 'session.expired' }));
    expect(await screen.findByRole('dialog', { name: 'Log In' })).toBeInTheDocument();
    expect(screen.getByDisplayValue('I mend clothes. And bags.')).toBeInTheDocument();
  });

  it('sees an error when the answers fail to load, and the form after a retry', async () => {
    server.use(
      http.get(`${HOST}/mainapp/profile/:id/`, () =>
        HttpResponse.json({ detail: 'Not now.' }, { status: 403 }),
      ),
    );
    const { user } = renderApp({ at: '/authentication', user: individual });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your answers could not be loaded.');
    answerProfile(profile({ interests }));
    await user.click(button('Try again'));
    expect(await heading('About you')).toBeInTheDocument();
  });
});

describe('a business', () => {
  async function open(status: PostStatus = 'published') {
    answerProfile(profile({ user_id: 9, user_type: 'business', business }));
    state.ownListing = anOwnListing({
      ...listed,
      street_address: null,
      logo: null,
      pictures: [],
      products: [],
      status,
    });
    const rendered = renderApp({ at: '/authentication?user_type=business', user: company });
    await heading('Your business');
    return rendered;
  }
  const notice = () => screen.getByRole('status', { name: 'What saving does' });

  it('sees its saved answers in the form, private ones too', async () => {
    const { user } = await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Edit your listing' })).toBeVisible();
    expect(screen.getByLabelText(/^Sector/)).toHaveValue('Beauty & self-care');
    const list = within(screen.getByRole('navigation', { name: 'Steps of this form' }));
    await user.click(list.getByRole('button', { name: 'How to reach you' }));
    expect(await text(/Page on Instagram/)).toHaveValue('https://www.instagram.com/lakesoaps');
    await user.click(list.getByRole('button', { name: 'Private facts' }));
    expect(await text(/Name of founder 1/)).toHaveValue('Akinyi');
  });

  it('reads before saving whether the change sends the listing to review', async () => {
    const { user } = await open();
    expect(notice()).toHaveTextContent('Your listing stays in the directory.');
    await user.type(await text(/Town or area/), ' West');
    expect(notice()).toHaveTextContent('Your listing stays in the directory.');
    await user.selectOptions(screen.getByLabelText(/^County/), 'Mombasa');
    expect(notice()).toHaveTextContent(
      'You change its county. Saving takes your listing out of the directory until our team has read it again.',
    );
  });

  it('returns to its listing and sees that it waits for review', async () => {
    const sent: unknown[] = [];
    const { user, address } = await open();
    server.use(
      http.post(`${HOST}/mainapp/businesses/`, async ({ request }) => {
        sent.push(await request.json());
        state.ownListing = anOwnListing({ name: 'Lake Soaps', status: 'pending' });
        return HttpResponse.json({ user_data: company });
      }),
    );
    await user.selectOptions(screen.getByLabelText(/^County/), 'Mombasa');
    await user.click(button('Save changes'));
    expect(await screen.findByText('Form submitted successfully')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/my-business'));
    expect(
      await screen.findByRole('heading', { name: 'Your listing is waiting for review' }),
    ).toBeInTheDocument();
    expect(sent).toEqual([expect.objectContaining({ ...business, county: '001' })]);
  });

  it('starts with an empty form when it has no listing', async () => {
    answerProfile(profile({ user_id: 9, user_type: 'business' }));
    renderApp({ at: '/authentication', user: company });
    await heading('Your business');
    expect(await text(/Business name/)).toHaveValue('Lake Soaps');
    expect(screen.queryByRole('status', { name: 'What saving does' })).not.toBeInTheDocument();
  });
});
