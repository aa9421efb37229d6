import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { anUpload, aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';
// Compiled before the first test, which would else wait for it.
import './PostEventPage';

const { server } = serveInMemory();

test('begins with the picture that another app has shared, once', async () => {
  const waiting = new Map([['/shared-picture', new Blob(['png'], { type: 'image/png' })]]);
  const cache = {
    match: (address: string) => {
      const picture = waiting.get(address);
      return Promise.resolve(picture && { blob: () => Promise.resolve(picture) });
    },
    delete: (address: string) => Promise.resolve(waiting.delete(address)),
  };
  Object.assign(window, { caches: { open: () => Promise.resolve(cache), delete: () => {} } });
  const uploads: string[] = [];
  server.use(
    http.post(`${HOST}/mainapp/uploads/`, async ({ request }) => {
      const file = (await request.formData()).get('file');
      if (file && typeof file === 'object') uploads.push(file.name);
      return HttpResponse.json(anUpload({ kind: 'image', content_url: '/uploads/a/hall.webp' }), {
        status: 201,
      });
    }),
  );
  renderApp({ at: '/events/post?shared=1', user: aUser() });
  expect(await screen.findByAltText('The chosen cover')).toBeInTheDocument();
  expect([uploads, waiting.size]).toEqual([['shared.png'], 0]);
  Reflect.deleteProperty(window, 'caches');
});
