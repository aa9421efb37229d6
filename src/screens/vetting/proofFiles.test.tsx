import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { QUESTIONNAIRE } from '../../../domain/vetting/questionnaire';
import { answersBy } from '../../../domain/vetting/testing/samples';
import { aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';
import { aVettingReport } from '../../testing/vettingReport';
import { aProof } from '../../testing/vettingServer';
import { ask } from './testing/aVetting';
// Compiled before the first test, which would else wait for it.
import '../../app/VettingProvider';
import '../proof/ProofPage';
import './VettingFormPage';

const { state, server } = serveInMemory();
const business = aUser({ user_type: 'business' });
const category = ask('DI1').category;
const at = `/vetting/form/${category}`;
const pdf = () => new File(['%PDF-1.7'], 'Permit 2026.pdf', { type: 'application/pdf' });

/** One answer, with this evidence. */
const give = (evidence_url: string, { owner = business.user_id, code = 'DI1' } = {}) => {
  const question = ask(code).id;
  const { text = '', selected_options = [] } =
    answersBy(QUESTIONNAIRE, { DI1: ['county_permit'] })[question] ?? {};
  state.vetting.responses = [
    {
      id: question,
      question,
      user: owner,
      text,
      selected_options: [...selected_options],
      evidence_url,
      revision: 1,
      updated_at: '2026-01-02T09:00:00Z',
    },
  ];
};

/** The list item of a question with evidence, which is unfolded. */
async function card() {
  const heading = await screen.findByRole('heading', { level: 3, name: ask('DI1').text });
  const item = heading.closest('li');
  if (!item) throw new Error('the question is not shown');
  const more = within(item).queryByRole('button', { name: '+ Add proof' });
  if (more) fireEvent.click(more);
  return within(item);
}

const evidenceOf = () =>
  state.vetting.responses.find(({ question }) => question === ask('DI1').id)?.evidence_url;

function takeUploads() {
  const sent: string[] = [];
  server.use(
    http.post(`${HOST}/mainapp/uploads/`, ({ request }) => {
      sent.push(request.headers.get('Idempotency-Key') ?? '');
      return HttpResponse.json(
        {
          content_url: '/uploads/new-proof/permit.pdf',
          kind: 'proof',
          name: 'permit.pdf',
          encoding_format: 'application/pdf',
          content_size: 8,
          width: null,
          height: null,
        },
        { status: 201 },
      );
    }),
  );
  return sent;
}

test('adds a PDF with its dates, which then proves the answer', async () => {
  const sent = takeUploads();
  const app = renderApp({ at, user: business });
  const question = await card();
  await app.user.click(await question.findByRole('button', { name: 'Add a photo or PDF' }));
  await app.user.upload(question.getByLabelText('Choose a file'), pdf());
  const name = question.getByRole('textbox', { name: 'What it is (required)' });
  expect(name).toHaveValue('Permit 2026');

  await app.user.click(question.getByRole('button', { name: 'Add the document' }));
  expect(await question.findByText('Enter the date of the document.')).toBeVisible();
  expect(sent).toEqual([]);

  await app.user.type(question.getByLabelText('Date of the document (required)'), '2025-06-30');
  await app.user.click(question.getByRole('button', { name: 'Add the document' }));
  expect(await question.findByRole('link', { name: 'Permit 2026' })).toHaveAttribute(
    'href',
    '/vetting/proof/new-proof',
  );
  expect(sent).toHaveLength(1);
  expect(await question.findByText(/^Saved/)).toBeInTheDocument();
  expect(evidenceOf()).toBe('https://kijani.example/vetting/proof/new-proof');
  expect(question.queryByLabelText('Link to evidence (optional)')).not.toBeInTheDocument();
});

test('sends no file twice when its details are refused', async () => {
  const sent = takeUploads();
  server.use(
    http.post(
      `${HOST}/vet/proof-documents/`,
      () => HttpResponse.json({ dated_on: ['Enter another date.'] }, { status: 400 }),
      { once: true },
    ),
  );
  const app = renderApp({ at, user: business });
  const question = await card();
  await app.user.click(await question.findByRole('button', { name: 'Add a photo or PDF' }));
  await app.user.upload(question.getByLabelText('Choose a file'), pdf());
  const date = question.getByLabelText('Date of the document (required)');
  await app.user.type(date, '2025-06-30');
  await app.user.click(question.getByRole('button', { name: 'Add the document' }));
  expect(await question.findByText('Enter another date.')).toBeVisible();
  expect(question.getByRole('textbox', { name: 'What it is (required)' })).toHaveValue(
    'Permit 2026',
  );
  await app.user.clear(date);
  await app.user.type(date, '2025-06-29');
  await app.user.click(question.getByRole('button', { name: 'Add the document' }));
  expect(await question.findByRole('link', { name: 'Permit 2026' })).toBeVisible();
  expect(state.vetting.proof).toHaveLength(1);
  expect(new Set(sent).size).toBe(1);
});

test('refuses a file of another type, and keeps the link', async () => {
  const app = renderApp({ at, user: business });
  const question = await card();
  await app.user.click(await question.findByRole('button', { name: 'Add a photo or PDF' }));
  const text = new File(['x'], 'notes.txt', { type: 'text/plain' });
  fireEvent.change(question.getByLabelText('Choose a file'), { target: { files: [text] } });
  expect(question.getByText(/^Please choose a file of type PDF, PNG/)).toBeVisible();
  await app.user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(question.getByRole('button', { name: 'Add a photo or PDF' })).toHaveFocus();
  expect(question.getByLabelText('Link to evidence (optional)')).toBeVisible();
});

test('uses a document that was added before, and takes it off again', async () => {
  const proof = aProof();
  state.vetting.proof = [proof];
  const app = renderApp({ at, user: business });
  const question = await card();
  await app.user.click(await question.findByRole('button', { name: 'Use one that you added' }));
  expect(question.getByText(/PDF of 15 January 2026, valid until 31 December 2026$/)).toBeVisible();
  await app.user.click(question.getByRole('button', { name: 'Use County permit' }));
  expect(await question.findByText(/^Saved/)).toBeInTheDocument();
  expect(evidenceOf()).toBe(proof.address);
  await app.user.click(question.getByRole('button', { name: 'Take it off this answer' }));
  await waitFor(() => expect(evidenceOf()).toBe(''));
  expect(question.getByLabelText('Link to evidence (optional)')).toHaveValue('');
});

test('removes a document that proves nothing, and says why another stays', async () => {
  const licence = aProof({ id: 'proof-2', name: 'Licence' });
  state.vetting.proof = [aProof(), licence];
  give(licence.address, { code: 'DI4' });
  const app = renderApp({ at, user: business });
  const question = await card();
  await app.user.click(await question.findByRole('button', { name: 'Use one that you added' }));
  expect(question.queryByRole('button', { name: 'Remove Licence' })).not.toBeInTheDocument();
  const button = question.getByRole('button', { name: 'Remove County permit' });
  const detail = 'This document proves an answer. Take it off the answer first.';
  server.use(
    http.delete(
      `${HOST}/vet/proof-documents/:id/`,
      () => HttpResponse.json({ detail }, { status: 409 }),
      { once: true },
    ),
  );
  await app.user.click(button);
  expect(await question.findByText(detail)).toBeVisible();
  await app.user.click(button);
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(question.getByRole('button', { name: 'Use Licence' })).toBeVisible();
});

test('takes links alone while the documents cannot be read', async () => {
  server.use(
    http.get(`${HOST}/vet/proof-documents/`, () =>
      HttpResponse.json({ detail: 'Not now.' }, { status: 403 }),
    ),
  );
  renderApp({ at, user: business });
  const question = await card();
  expect(question.getByLabelText('Link to evidence (optional)')).toBeEnabled();
  expect(question.queryByRole('button', { name: 'Add a photo or PDF' })).not.toBeInTheDocument();
});

test('shows a reviewer the document beside the answer, and nothing to change', async () => {
  const proof = aProof({ user: 8 });
  state.vetting.proof = [proof];
  give(proof.address, { owner: 8 });
  server.use(http.get(`${HOST}/vet/report/`, () => HttpResponse.json(aVettingReport())));
  const admin = aUser({ user_type: 'business', role: 'admin', user_id: 1 });
  renderApp({ at: `${at}?as_user=8`, user: admin });
  const question = await card();
  expect(await question.findByRole('link', { name: 'County permit' })).toHaveAttribute(
    'href',
    '/vetting/proof/proof-1',
  );
  expect(
    question.queryByRole('button', { name: 'Take it off this answer' }),
  ).not.toBeInTheDocument();
});

describe('the page of a document', () => {
  const page = '/vetting/proof/proof-1';
  const sendFile = (type: string) =>
    server.use(
      http.get(`${HOST}/vet/proof-documents/:id/file/`, () =>
        HttpResponse.arrayBuffer(new TextEncoder().encode('bytes').buffer, {
          headers: { 'Content-Type': type },
        }),
      ),
    );

  test('offers a PDF to save', async () => {
    state.vetting.proof = [aProof()];
    sendFile('application/pdf');
    renderApp({ at: page, user: business });
    expect(await screen.findByRole('heading', { level: 1, name: 'County permit' })).toBeVisible();
    expect(
      screen.getByText('Dated 15 January 2026. It expires on 31 December 2026.'),
    ).toBeVisible();
    const link = await screen.findByRole('link', { name: 'Save the PDF' });
    expect(link).toHaveAttribute('href', `data:application/pdf;base64,${btoa('bytes')}`);
    expect(link).toHaveAttribute('download', 'County permit.pdf');
  });

  test('shows a photo', async () => {
    state.vetting.proof = [aProof({ encoding_format: 'image/webp', expires_on: null })];
    sendFile('image/webp');
    renderApp({ at: page, user: business });
    expect(await screen.findByRole('img', { name: 'County permit' })).toHaveAttribute(
      'src',
      `data:image/webp;base64,${btoa('bytes')}`,
    );
    expect(screen.getByText('Dated 15 January 2026. It does not expire.')).toBeVisible();
  });

  test('says that there is none for this person', async () => {
    renderApp({ at: page, user: business });
    expect(await screen.findByRole('heading', { name: 'This document is not here' })).toBeVisible();
  });

  test('shows a failure, and the file on Try again', async () => {
    state.vetting.proof = [aProof()];
    server.use(
      http.get(`${HOST}/vet/proof-documents/:id/file/`, () =>
        HttpResponse.json({ detail: 'The file is not at hand.' }, { status: 409 }),
      ),
    );
    const app = renderApp({ at: page, user: business });
    expect(await screen.findByRole('alert')).toHaveTextContent('The file is not at hand.');
    sendFile('application/pdf');
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Save the PDF' })).toBeVisible();
  });
});
