import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { anUpload } from '../../testing/builders';
import { HOST, serveInMemory } from '../../testing/server';
import { press, type } from './testing/formActions';
import { open, takePosts } from './testing/resourcePage';

const served = serveInMemory();
const { server } = served;

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
  const sent = takePosts(served);
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
  const sent = takePosts(served);
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
  const sent = takePosts(served);
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
