import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';
// Compiled before the first test, which would else wait for it.
import './DocumentsNotice';

const { server } = serveInMemory();
const AGREE = `${HOST}/mainapp/documents/agree/`;
const user = aUser({ documents_due: [{ key: 'terms', version: 3 }] });

test('asks on every page until the member agrees', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(AGREE, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ user_data: aUser() });
    }),
  );
  const app = renderApp({ at: '/contact', user });
  const notice = await screen.findByRole('region', { name: 'Changed documents' });
  expect(notice).toHaveTextContent('Our Terms & Conditions changed since you joined.');
  const link = within(notice).getByRole('link', { name: 'Terms & Conditions' });
  expect(link).toHaveAttribute('href', '/terms-conditions');
  await app.user.click(screen.getByRole('button', { name: 'I agree' }));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
  expect(sent).toEqual([{ key: 'terms', version: 3 }]);
});

test('says why it was not recorded, and asks further', async () => {
  const detail = 'This document has changed once more. Please read it again.';
  server.use(http.post(AGREE, () => HttpResponse.json({ detail }, { status: 409 })));
  const app = renderApp({ at: '/contact', user });
  await app.user.click(await screen.findByRole('button', { name: 'I agree' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  expect(screen.getByRole('button', { name: 'I agree' })).toBeEnabled();
});
