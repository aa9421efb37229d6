import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { anUpload } from '../../testing/builders';
import { brokenAnswer } from '../../testing/checkedAnswers';
import { HOST, serveInMemory } from '../../testing/server';
import { company, complete, openDraft } from './testing/businessDraft';
import { button, heading, recording } from './testing/formSteps';
// Compiled before the first test, which would else wait for it.
import './ProfileCompletionPage';

const { server } = serveInMemory();

const jpeg = (name: string) => new File([name], name, { type: 'image/jpeg' });
const input = () => screen.getByLabelText('Add photos');

/** The order of the photos, by their files. */
const order = () =>
  within(screen.getByRole('list', { name: 'Photos, in order' }))
    .getAllByRole('presentation')
    .map((image) => /uploads\/(\w+)/.exec(image.getAttribute('src') ?? '')?.[1]);

/** Stores each file under its own name; `refused` answers in its place once. */
function storing(refused?: () => Response) {
  const sent: string[] = [];
  let refusal = refused;
  server.use(
    http.post(`${HOST}/mainapp/uploads/`, async ({ request }) => {
      const file = (await request.formData()).get('file');
      const name = file && typeof file === 'object' ? file.name.replace('.jpg', '') : '';
      const answer = refusal?.();
      refusal = undefined;
      if (answer) return answer;
      sent.push(name);
      return HttpResponse.json(
        anUpload({ kind: 'image', content_url: `/uploads/${name}/photo.webp` }),
        { status: 201 },
      );
    }),
  );
  return sent;
}

const open = (draft: object = complete) => openDraft(draft, 'Your business');

it('sends several photos one after the other, and the form with their order and words', async () => {
  const sent = storing();
  const saved = recording(server, 'mainapp/businesses/', { user_data: company });
  const { user } = await open();
  await user.upload(input(), [jpeg('oven.jpg'), jpeg('mango.jpg'), jpeg('team.jpg')]);
  await waitFor(() => expect(order()).toEqual(['oven', 'mango', 'team']));
  expect(sent).toEqual(['oven', 'mango', 'team']);
  await user.type(screen.getByLabelText('What photo 2 shows'), 'Mango on racks');
  await user.click(button('Move photo 2 earlier'));
  expect(order()).toEqual(['mango', 'oven', 'team']);
  expect(screen.getByText('Photo 2 is now the cover.')).toBeInTheDocument();
  for (const next of ['What you do', 'How to reach you', 'Private facts', 'What we may do']) {
    await user.click(button('Next'));
    await heading(next);
  }
  await user.click(button('Complete Profile'));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved).toEqual([
    expect.objectContaining({
      pictures: [
        { src: '/uploads/mango/photo.webp', alt: 'Mango on racks' },
        { src: '/uploads/oven/photo.webp', alt: '' },
        { src: '/uploads/team/photo.webp', alt: '' },
      ],
    }),
  ]);
});

const three = {
  ...complete,
  pictures: ['a', 'b', 'c'].map((name) => ({ src: `/uploads/${name}/photo.webp`, alt: '' })),
};

it('keeps the focus on the button that moves a photo, and on its neighbour at the end', async () => {
  const { user } = await open(three);
  await user.click(button('Move photo 1 later'));
  expect(order()).toEqual(['b', 'a', 'c']);
  expect(button('Move photo 2 later')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(order()).toEqual(['b', 'c', 'a']);
  expect(button('Move photo 3 later')).toBeDisabled();
  expect(button('Move photo 3 earlier')).toHaveFocus();
});

it('removes a photo and puts the focus where another is added', async () => {
  const { user } = await open(three);
  await user.click(button('Remove photo 2'));
  expect(order()).toEqual(['a', 'c']);
  expect(input()).toHaveFocus();
});

it('keeps a photo that could not be sent, and sends it again', async () => {
  storing(() => brokenAnswer(HttpResponse.json({}, { status: 500 })));
  const { user } = await open();
  await user.upload(input(), [jpeg('oven.jpg'), jpeg('mango.jpg')]);
  const failed = await screen.findByRole('list', { name: 'Photos that were not sent' });
  expect(failed).toHaveTextContent('oven.jpg');
  expect(failed).toHaveTextContent(/went wrong on our side/);
  await waitFor(() => expect(order()).toEqual(['mango']));
  await user.click(button('Next'));
  const message = '1 photo could not be sent. Try again, or leave out what cannot be sent.';
  expect(await screen.findByText(message)).toBeInTheDocument();
  await user.click(button('Send oven.jpg again'));
  await waitFor(() => expect(order()).toEqual(['mango', 'oven']));
  expect(failed).not.toBeInTheDocument();
  await user.click(button('Next'));
  expect(await heading('What you do')).toBeInTheDocument();
});

it('explains what to do with a photo in the format HEIC, which it does not send', async () => {
  const sent = storing();
  const { user } = await open();
  const heic = new File(['x'], 'IMG_1.HEIC', { type: '' });
  await user.setup({ applyAccept: false }).upload(input(), heic);
  const failed = await screen.findByRole('list', { name: 'Photos that were not sent' });
  expect(failed).toHaveTextContent(/in the format HEIC, which we cannot read/);
  expect(screen.queryByRole('button', { name: 'Send IMG_1.HEIC again' })).not.toBeInTheDocument();
  await user.click(button('Leave out IMG_1.HEIC'));
  expect(failed).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

it('takes as many photos as there is room for, and says how many it left out', async () => {
  storing();
  const { user } = await open(three);
  await user.upload(
    input(),
    ['d', 'e', 'f', 'g', 'h', 'i'].map((name) => jpeg(`${name}.jpg`)),
  );
  await waitFor(() => expect(order()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']));
  expect(screen.getByText('2 photos left out: there is room for 7.')).toBeInTheDocument();
  expect(input()).toBeDisabled();
});
