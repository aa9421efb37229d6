import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ResourcePayload } from '../../../domain/contract/resource';
import { anUpload, aResource, aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';
import type { ResourceValues } from './resourceForm';

const { state, server } = serveInMemory();

const wanjiku = aUser();
const KEY = 'postDraft:7:resource:new';
const LONG = 'We wrote down what the meter said on the first of each month, for a year.';

/** Text that would run if anything put it into the page unread. */
const VECTORS = [
  '<script>window.ran = 1</script>',
  '<img src=x onerror="window.ran = 1">',
  '[go](javascript:window.ran=1)',
  '[go](data:text/html,<script>window.ran=1</script>)',
  '[go](vbscript:run)',
  '<a href="javascript:window.ran=1">go</a>',
  '![x](x" onerror="window.ran=1)',
  '<svg/onload=window.ran=1>',
  'javascript:window.ran=1//https://example.org',
] as const;

/** What the server was sent; it answers as after a saving. */
function takePosts(): { method: string; key: string | null; body: ResourcePayload }[] {
  const sent: { method: string; key: string | null; body: ResourcePayload }[] = [];
  const answer = async ({ request }: { request: Request }) => {
    const body = (await request.json()) as ResourcePayload;
    sent.push({ method: request.method, key: request.headers.get('Idempotency-Key'), body });
    const saved = aResource({
      resource_id: 9,
      headline: body.headline,
      status: body.intent === 'draft' ? 'draft' : 'pending',
    });
    state.resources = [saved];
    return HttpResponse.json(saved, { status: request.method === 'POST' ? 201 : 200 });
  };
  server.use(
    http.post(`${HOST}/mainapp/resources/`, answer),
    http.put(`${HOST}/mainapp/resources/:id/`, answer),
  );
  return sent;
}

const open = async (search = '', stored: Record<string, string> = {}, user = wanjiku) => {
  const rendered = renderApp({ at: `/resources/post${search}`, user, stored });
  await screen.findByRole('textbox', { name: /Headline/ });
  return rendered;
};
const box = (name: RegExp) => screen.getByRole('textbox', { name });
const type = (name: RegExp, value: string) => fireEvent.change(box(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function fillAll() {
  type(/Headline/, 'Read the meter');
  type(/Summary/, 'Twelve readings a year tell where energy goes.');
  type(/Text/, LONG);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Energy transition' }));
}

test('redirects a visitor to the home page', async () => {
  const { address } = renderApp({ at: '/resources/post' });
  await waitFor(() => expect(address()).toBe('/'));
});

test('saves a draft with its headline alone, then updates it at its own address', async () => {
  const sent = takePosts();
  const { address } = await open();
  expect(screen.getByRole('complementary', { name: 'Community guidelines' })).toBeInTheDocument();
  type(/Headline/, 'Read the meter');
  press('Save draft');
  expect(await screen.findByText(/^Saved /)).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/resources/post?id=9'));
  expect(sent).toMatchObject([
    { method: 'POST', body: { intent: 'draft', author: 'Wanjikũ Kamau' } },
  ]);
  expect(sent[0]?.key).not.toBeNull();
  expect(window.localStorage.getItem(KEY)).toBeNull();
  type(/Summary/, 'And more of it');
  press('Save draft');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ method: 'PUT', body: { abstract: 'And more of it' } });
});

test('shows what is missing beside the fields and in a summary', async () => {
  const sent = takePosts();
  await open();
  press('Send for review');
  const summary = await screen.findByRole('group', { name: 'Fields to correct' });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(screen.getByText('Enter a headline.')).toBeInTheDocument();
  expect(screen.getByText('Write 20 to 300 characters.')).toBeInTheDocument();
  expect(within(summary).getByRole('link', { name: 'Themes' })).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('sends once for two clicks and shows the state in the list', async () => {
  const sent = takePosts();
  const { address } = await open();
  fillAll();
  press('Send for review');
  press('Send for review');
  expect(await screen.findByText('Resource sent for review')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/resources/my-resources'));
  expect(sent).toMatchObject([{ body: { intent: 'submit', themes: ['energy transition'] } }]);
  expect(await screen.findByText('Waiting for review')).toBeInTheDocument();
});

test('publishes at once for an admin', async () => {
  server.use(
    http.post(`${HOST}/mainapp/resources/`, () => HttpResponse.json(aResource(), { status: 201 })),
  );
  await open('', {}, aUser({ role: 'admin' }));
  fillAll();
  press('Publish');
  expect(await screen.findByText('Resource published')).toBeInTheDocument();
});

test('keeps the values offline and repeats with the same Idempotency-Key', async () => {
  const keys: (string | null)[] = [];
  server.use(
    http.post(`${HOST}/mainapp/resources/`, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return HttpResponse.error();
    }),
  );
  await open();
  type(/Headline/, 'Read the meter');
  press('Save draft');
  const alert = await screen.findByText(/^Not saved\./);
  expect(alert).toHaveTextContent('Please check your internet connection');
  expect(box(/Headline/)).toHaveValue('Read the meter');
  press('Save draft');
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[1]).toBe(keys[0]);
  window.dispatchEvent(new Event('pagehide'));
  expect(window.localStorage.getItem(KEY)).toContain('Read the meter');
});

test('shows a refusal beside its field', async () => {
  server.use(
    http.post(`${HOST}/mainapp/resources/`, () =>
      HttpResponse.json({ headline: ['HTML is not allowed.'] }, { status: 400 }),
    ),
  );
  await open();
  type(/Headline/, 'Read the meter');
  press('Save draft');
  expect(await screen.findByText('HTML is not allowed.')).toBeInTheDocument();
  expect(box(/Headline/)).toHaveAccessibleDescription('HTML is not allowed.');
});

test('restores what a closed tab held, and can discard it', async () => {
  const { user } = await open('', { [KEY]: JSON.stringify({ headline: 'From yesterday' }) });
  expect(box(/Headline/)).toHaveValue('From yesterday');
  await user.click(screen.getByRole('button', { name: 'Discard it' }));
  await waitFor(() => expect(box(/Headline/)).toHaveValue(''));
  expect(window.localStorage.getItem(KEY)).toBeNull();
});

test('keeps what is typed under the login popup when the session expires', async () => {
  server.use(
    http.post(`${HOST}/mainapp/resources/`, () =>
      HttpResponse.json({ detail: 'Invalid token.' }, { status: 401 }),
    ),
  );
  await open();
  type(/Headline/, 'Read the meter');
  press('Save draft');
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect(screen.getByDisplayValue('Read the meter')).toBeInTheDocument();
});

test('updates an own post with the reviewer’s feedback in sight', async () => {
  const sent = takePosts();
  state.resources = [
    aResource({
      resource_id: 9,
      headline: 'Old headline',
      status: 'changes_requested',
      moderation_feedback: 'Name your source.',
    }),
  ];
  await open('?id=9');
  expect(box(/Headline/)).toHaveValue('Old headline');
  expect(screen.getByText(/The reviewer says: Name your source/)).toBeInTheDocument();
  type(/Headline/, 'New headline');
  press('Save draft');
  await waitFor(() =>
    expect(sent).toMatchObject([{ method: 'PUT', body: { headline: 'New headline' } }]),
  );
});

test('creates a new post from a copy, and opens no post of another member', async () => {
  const sent = takePosts();
  state.resources = [aResource({ resource_id: 4, headline: 'The one before' })];
  const first = await open('?copy=4');
  expect(box(/Headline/)).toHaveValue('The one before');
  press('Save draft');
  await waitFor(() => expect(sent).toMatchObject([{ method: 'POST' }]));
  first.unmount();
  state.resources = [aResource({ resource_id: 5, user_id: 99 })];
  renderApp({ at: '/resources/post?id=5', user: wanjiku });
  expect(
    await screen.findByRole('heading', { name: 'You have no such resource' }),
  ).toBeInTheDocument();
});

test('uploads a PDF when it is chosen, shows its size, and can remove it', async () => {
  server.use(
    http.post(`${HOST}/mainapp/uploads/`, () =>
      HttpResponse.json(
        {
          content_url: '/uploads/1/checklist.pdf',
          kind: 'file',
          name: 'checklist.pdf',
          encoding_format: 'application/pdf',
          content_size: 84_300,
          width: null,
          height: null,
        },
        { status: 201 },
      ),
    ),
  );
  const sent = takePosts();
  const { user } = await open();
  type(/Headline/, 'Read the meter');
  const input = screen.getByLabelText('Files Add a file');
  await user.upload(input, new File(['%PDF-1.7'], 'checklist.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('84 kB')).toBeInTheDocument();
  press('Save draft');
  await waitFor(() =>
    expect(sent).toMatchObject([{ body: { files: ['/uploads/1/checklist.pdf'] } }]),
  );
  await user.click(screen.getByRole('button', { name: 'Remove checklist.pdf' }));
  expect(screen.queryByText('84 kB')).not.toBeInTheDocument();
});

/** Reads any picture, and makes a JPEG of ten bytes of it. */
function shrinkingBrowser() {
  const canvas = HTMLCanvasElement.prototype;
  const { getContext } = canvas;
  const bitmap = { width: 4000, height: 3000, close: () => undefined };
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve(bitmap) });
  Object.assign(canvas, { getContext: () => ({ fillRect: jest.fn(), drawImage: jest.fn() }) });
  const toBlob = jest
    .spyOn(canvas, 'toBlob')
    .mockImplementation((callback, type = '') => callback(new Blob(['0123456789'], { type })));
  return () => {
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
    Object.assign(canvas, { getContext });
    toBlob.mockRestore();
  };
}

test('makes the cover smaller on the device, and sends what it shows in words', async () => {
  const restore = shrinkingBrowser();
  const stored: [string, number][] = [];
  server.use(
    http.post(`${HOST}/mainapp/uploads/`, async ({ request }) => {
      const file = (await request.formData()).get('file');
      if (file && typeof file === 'object') stored.push([file.name, file.size]);
      return HttpResponse.json(anUpload({ kind: 'image', content_url: '/uploads/a/meter.webp' }), {
        status: 201,
      });
    }),
  );
  const sent = takePosts();
  const { user } = await open();
  type(/Headline/, 'Read the meter');
  expect(screen.queryByLabelText('What the cover shows')).not.toBeInTheDocument();
  const large = new File([new Uint8Array(6_000_000)], 'meter.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Cover Choose a file'), large);
  fireEvent.change(await screen.findByLabelText('What the cover shows'), {
    target: { value: 'A meter on a wall' },
  });
  expect(stored).toEqual([['meter.jpg', 10]]);
  expect(screen.getByAltText('The chosen cover')).toHaveAttribute(
    'src',
    `${HOST}/uploads/a/meter.webp?width=320`,
  );
  press('Save draft');
  const image = { src: '/uploads/a/meter.webp', alt: 'A meter on a wall' };
  await waitFor(() => expect(sent).toMatchObject([{ body: { image } }]));
  expect(await screen.findByText(/^Saved /)).toBeInTheDocument();
  restore();
});

test('keeps a cover without a connection, and sends it once, before the post', async () => {
  const uploads: string[] = [];
  let isOnline = false;
  server.use(
    http.post(`${HOST}/mainapp/uploads/`, async ({ request }) => {
      if (!isOnline) return HttpResponse.error();
      const file = (await request.formData()).get('file');
      if (file && typeof file === 'object') uploads.push(file.name);
      return HttpResponse.json(anUpload({ kind: 'image', content_url: '/uploads/a/meter.webp' }), {
        status: 201,
      });
    }),
  );
  const { user } = await open();
  type(/Headline/, 'Read the meter');
  const picture = new File([new Uint8Array(9)], 'meter.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Cover Choose a file'), picture);
  expect(await screen.findByText(/The picture is kept in this form/)).toBeVisible();
  expect(screen.getByAltText('The chosen cover')).toHaveAttribute(
    'src',
    'data:image/png;base64,AAAAAAAAAAAA',
  );
  fireEvent.change(screen.getByLabelText('What the cover shows'), {
    target: { value: 'A meter on a wall' },
  });
  press('Save draft');
  expect(await screen.findByText(/^Not saved\. .*and on this device/)).toBeVisible();

  isOnline = true;
  server.use(
    http.post(
      `${HOST}/mainapp/resources/`,
      () => HttpResponse.json({ detail: 'No.' }, { status: 403 }),
      {
        once: true,
      },
    ),
  );
  press('Save draft');
  expect(await screen.findByText(/^Not saved\. No\./)).toBeVisible();
  const sent = takePosts();
  press('Save draft');
  const image = { src: '/uploads/a/meter.webp', alt: 'A meter on a wall' };
  await waitFor(() => expect(sent).toMatchObject([{ body: { image } }]));
  expect(uploads).toEqual(['picture.png']);
  expect(screen.queryByText(/The picture is kept in this form/)).not.toBeInTheDocument();
});

test('refuses a cover in a format that no browser reads, and says what to do', async () => {
  const { user } = await open();
  const input = screen.getByLabelText('Cover Choose a file');
  input.removeAttribute('accept');
  await user.upload(input, new File(['heic'], 'IMG_1.HEIC', { type: 'image/heic' }));
  expect(await screen.findByText(/in the format HEIC/)).toBeInTheDocument();
});

test('shows at the file field that the email must be confirmed first', async () => {
  const detail =
    'Please confirm your email first. Open the link in the email that we sent you, or ask for a new one in your profile.';
  server.use(
    http.post(`${HOST}/mainapp/uploads/`, () => HttpResponse.json({ detail }, { status: 403 })),
  );
  const { user } = await open();
  const input = screen.getByLabelText('Files Add a file');
  await user.upload(input, new File(['%PDF-1.7'], 'checklist.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(detail)).toBeInTheDocument();
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(expect.stringContaining(detail));
});

test.each(VECTORS)(
  'shows %s as text in the fields, in the preview and in the formatted text',
  async (vector) => {
    const draft: Partial<ResourceValues> = {
      headline: vector,
      abstract: vector,
      description: vector,
      author: vector,
      publisher: vector,
      source_url: vector,
    };
    await open('', { [KEY]: JSON.stringify(draft) });
    for (const field of [/Headline/, /Summary/, /Text/, /Author/, /Publisher/, /Source/]) {
      expect(box(field)).toHaveValue(vector);
    }
    press('Show the formatted text');
    press('Preview');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('heading', { level: 1 })).toHaveTextContent(vector);
    await waitFor(() =>
      expect(document.querySelector('[aria-hidden] .MuiSkeleton-root')).toBeNull(),
    );
    expect(document.querySelector('script, iframe, object, [onerror], [onload]')).toBeNull();
    for (const link of document.querySelectorAll('a[href]')) {
      expect(link.getAttribute('href')).not.toMatch(/^\s*(javascript|data|vbscript):/i);
    }
    expect(window).not.toHaveProperty('ran');
  },
);

test('shows both versions after a conflict and can take the other', async () => {
  const opened = aResource({ resource_id: 9, user_id: 7, headline: 'Read the meter' });
  const theirs = {
    ...opened,
    headline: 'Read it monthly',
    modified_at: '2026-11-20T08:00:00.000Z',
  };
  state.resources = [opened];
  server.use(
    http.put(`${HOST}/mainapp/resources/:id/`, async ({ request }) =>
      HttpResponse.json(
        { detail: 'It was changed.', current: theirs, sent: await request.json() },
        { status: 409 },
      ),
    ),
  );
  await open('?id=9');
  type(/Headline/, 'Read the meter daily');
  press('Send for review');
  const versions = within(
    await screen.findByRole('group', { name: 'Two versions of this resource' }),
  );
  expect(versions.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Headline: Read the meter daily',
    'Headline: Read it monthly',
  ]);
  fireEvent.click(versions.getByRole('button', { name: 'Take the other' }));
  await waitFor(() => expect(box(/Headline/)).toHaveValue('Read it monthly'));
});
