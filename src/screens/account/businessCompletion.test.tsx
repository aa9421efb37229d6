import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { anUpload, aUser } from '../../testing/builders';
import { brokenAnswer } from '../../testing/checkedAnswers';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';
import { button, heading, recording, text } from './testing/formSteps';
// Compiled before the first test, which would else wait for it.
import './ProfileCompletionPage';

const { server } = serveInMemory();

const company = aUser({
  user_id: 9,
  user_type: 'business',
  first_name: 'Lake Dryers',
  last_name: '',
  form_filled: false,
});
const filled = { ...company, form_filled: true };
const URL_OF_FORM = 'mainapp/businesses/';
const DESCRIPTION = 'We dry mango, fish and herbs with the sun. '.repeat(3).trim();

const complete = {
  category: 'Energy',
  county: '042',
  address_locality: 'Ahero',
  founding_year: '2016',
  themes: ['energy transition'],
  description: DESCRIPTION,
};

async function renderForm(draft: object = {}) {
  const rendered = renderApp({
    at: '/authentication?user_type=individual',
    user: company,
    stored: { 'profileDraft:9:business': JSON.stringify(draft) },
  });
  await screen.findByText(/^Step \d of 5$/);
  const { user } = rendered;
  const fill = async (name: RegExp, value: string) => {
    await user.click(await text(name));
    await user.paste(value);
  };
  const next = async (name: string) => {
    await user.click(button('Next'));
    await heading(name);
  };
  return { ...rendered, fill, next };
}

it('shows the business form to a business when the address says individual', async () => {
  await renderForm();
  expect(await text(/Business name/)).toHaveValue('Lake Dryers');
});

it('lists the empty required fields in the summary', async () => {
  const { user } = await renderForm();
  await user.click(button('Next'));
  const summary = await screen.findByRole('group', { name: 'Fields to correct' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Sector', 'County', 'Town or area', 'Year founded']);
});

it('sends the normalised values after all five steps', async () => {
  const sent = recording(server, URL_OF_FORM, { user_data: filled });
  const { user, fill, next, address } = await renderForm();
  await user.selectOptions(screen.getByLabelText(/^Sector/), 'Energy');
  await user.click(screen.getByRole('checkbox', { name: 'Home' }));
  await user.selectOptions(screen.getByLabelText(/^County/), 'Kisumu');
  await fill(/Town or area/, 'Ahero');
  await fill(/Street or building/, 'Market road');
  await fill(/Year founded/, '2016');
  await next('What you do');
  await user.click(screen.getByRole('checkbox', { name: 'Energy transition' }));
  await fill(/Description/, DESCRIPTION);
  expect(screen.getByLabelText('Language*')).toHaveDisplayValue('English');
  await user.selectOptions(screen.getByLabelText('Language*'), 'Swahili');
  await next('How to reach you');
  await fill(/Phone number/, '0712 345 678');
  await fill(/Website/, 'lake-dryers.example');
  await fill(/Page on X/, 'x.com/lakedryers');
  await next('Private facts');
  expect(screen.getByText(/^Never public/)).toBeInTheDocument();
  await fill(/Registration number/, 'C.12345');
  expect(await text(/Registration number/)).toHaveAccessibleDescription(/leave it as it is/);
  await fill(/Name of founder 1/, 'Akinyi');
  await user.click(button('Add a founder'));
  await fill(/Name of founder 2/, 'Ouma');
  await user.click(button('Remove founder 1'));
  expect(await text(/Name of founder 1/)).toHaveValue('Ouma');
  await user.selectOptions(screen.getByLabelText('Staff'), '10 to 19');
  await next('What we may do');
  const card = within(screen.getByRole('region', { name: 'How others will see you' }));
  expect(card.getByText('Energy, Home · Ahero, Kisumu · since 2016')).toBeInTheDocument();
  expect(card.getByText('lake-dryers.example')).toBeInTheDocument();
  expect(card.queryByText(/Market road|Ouma|C\.12345/)).not.toBeInTheDocument();
  await user.click(button('Complete Profile'));
  expect(await screen.findByText('Form submitted successfully')).toBeInTheDocument();
  await waitFor(() => expect(address()).toMatch(/^\/general/));
  expect(sent).toEqual([
    {
      name: 'Lake Dryers',
      category: 'Energy',
      other_categories: ['Home'],
      county: '042',
      address_locality: 'Ahero',
      street_address: 'Market road',
      street_public: false,
      founding_year: 2016,
      logo: '',
      pictures: [],
      products: [],
      themes: ['energy transition'],
      description: DESCRIPTION,
      in_language: 'sw',
      telephone: '0712 345 678',
      whatsapp_phone: '',
      email: '',
      url: 'https://lake-dryers.example',
      same_as: ['https://x.com/lakedryers'],
      opening_hours: '',
      registration_number: 'C.12345',
      kra_pin: '',
      founders: [{ name: 'Ouma', gender: '' }],
      staff: '10-19',
      turnover: '',
      consent_listing: false,
      newsletter: false,
    },
  ]);
});

const OUR_FAULT = 'Something went wrong on our side. Please try again in a few minutes.';

it.each([
  ['an error of the server, in our words', { detail: 'Not now.' }, 503, OUR_FAULT],
  ['a field that the form does not have', { same_as: ['Not now.'] }, 400, 'Not now.'],
])('shows the failure for %s', async (_what, body, status, said) => {
  recording(server, URL_OF_FORM, body, status);
  await expectFailureShown(said);
});

it('shows a failure and keeps the draft when the success holds no session', async () => {
  const answer = () => brokenAnswer(HttpResponse.json({}));
  server.use(http.post(`${HOST}/${URL_OF_FORM}`, answer));
  await expectFailureShown(OUR_FAULT);
  expect(window.localStorage.getItem('profileDraft:9:business')).toContain('Ahero');
});

it('retries with a new Idempotency-Key when the draft’s key was used for another request', async () => {
  const keys: (string | null)[] = [];
  const detail = 'This Idempotency-Key was used with another request.';
  server.use(
    http.post(`${HOST}/${URL_OF_FORM}`, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return keys.length === 1
        ? HttpResponse.json({ detail }, { status: 422 })
        : HttpResponse.json({ user_data: filled });
    }),
  );
  const key = 'the-key-of-a-lost-try';
  const { user } = await renderForm({ ...complete, step: 4, idempotencyKey: key });
  await user.click(button('Complete Profile'));
  expect(await screen.findByText('Form submitted successfully')).toBeInTheDocument();
  expect(keys[0]).toBe(key);
  expect(keys[1]).not.toBe(key);
  expect(window.localStorage.getItem('profileDraft:9:business')).toBeNull();
});

it('says that the device does not keep the draft when storage is full', async () => {
  const { fill } = await renderForm();
  expect(screen.getByText(/is kept on this device until the form is sent/)).toBeInTheDocument();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await fill(/Town or area/, 'Ahero');
  expect(await screen.findByText(/This device does not keep what you type/)).toBeInTheDocument();
  full.mockRestore();
});

it('shows the failure when a 200 response holds an error field', async () => {
  const answer = () => brokenAnswer(HttpResponse.json({ error: 'Not now.' }));
  server.use(http.post(`${HOST}/${URL_OF_FORM}`, answer));
  await expectFailureShown();
});

async function expectFailureShown(said = 'Not now.') {
  const { user, address } = await renderForm({ ...complete, step: 4 });
  await user.click(button('Complete Profile'));
  expect(await screen.findByText('Failed to submit business information')).toBeInTheDocument();
  expect(await screen.findByText(said)).toBeInTheDocument();
  expect(screen.getByText(/Ahero, Kisumu/)).toBeInTheDocument();
  expect(address()).toMatch(/^\/authentication/);
}

it('resumes a draft at its step, with its founders', async () => {
  const founders = [
    { name: 'Akinyi', gender: 'female' },
    { name: 'Ouma', gender: '' },
  ];
  await renderForm({ ...complete, founders, step: 3 });
  expect(await heading('Private facts')).toBeInTheDocument();
  expect(await text(/Name of founder 2/)).toHaveValue('Ouma');
});

describe('the logo', () => {
  const png = new File(['png'], 'logo.png', { type: 'image/png' });
  const input = () => screen.getByLabelText(/^Logo\*/);

  it('is uploaded when chosen, then shown, and can be removed', async () => {
    const kinds: unknown[] = [];
    server.use(
      http.post(`${HOST}/mainapp/uploads/`, async ({ request }) => {
        const form = await request.formData();
        kinds.push(form.get('kind'), request.headers.get('Idempotency-Key'));
        return HttpResponse.json(anUpload(), { status: 201 });
      }),
    );
    const { user, container } = await renderForm();
    await user.upload(input(), png);
    expect(await screen.findByRole('button', { name: 'Remove Logo*' })).toBeInTheDocument();
    expect(kinds).toEqual(['logo', expect.stringMatching(/./)]);
    const shown = () =>
      container.querySelector(`img[src="${HOST}/uploads/abc/logo.webp?width=320"]`);
    expect(shown()).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Logo*' }));
    expect(shown()).not.toBeInTheDocument();
    expect(input()).toHaveFocus();
  });

  it('shows an error when it is too large or of another format', async () => {
    const { user } = await renderForm();
    const large = new File([new Uint8Array(2_000_001)], 'large.png', { type: 'image/png' });
    await user.upload(input(), large);
    expect(await screen.findByText(/too large: please choose one up to 2 MB/)).toBeInTheDocument();
    expect(input()).toBeInvalid();
    const drawing = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
    await user.setup({ applyAccept: false }).upload(input(), drawing);
    expect(await screen.findByText(/of type PNG, JPEG, or WebP/)).toBeInTheDocument();
  });

  it.each([
    [{ file: ['This picture is smaller than 200 pixels.'] }, 400, /smaller than 200 pixels/],
    [{ detail: 'The request body is too large.' }, 413, /body is too large/],
    [{ detail: 'Please confirm your email first.' }, 403, /confirm your email first/],
  ])('shows the reason when the server refuses it with %j', async (body, status, message) => {
    server.use(http.post(`${HOST}/mainapp/uploads/`, () => HttpResponse.json(body, { status })));
    const { user } = await renderForm();
    await user.upload(input(), png);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remove Logo*' })).not.toBeInTheDocument();
  });

  it('shows a server fault for a 500 without a reason', async () => {
    const answer = () => brokenAnswer(HttpResponse.json({}, { status: 500 }));
    server.use(http.post(`${HOST}/mainapp/uploads/`, answer));
    const { user } = await renderForm();
    await user.upload(input(), png);
    expect(await screen.findByText(/went wrong on our side/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remove Logo*' })).not.toBeInTheDocument();
  });
});
