import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { HOST, type serveInMemory } from '../../../testing/server';

type Server = ReturnType<typeof serveInMemory>['server'];

/** Records what is posted to `path` and answers `body`. */
export function recording(server: Server, path: string, body: object, status = 200) {
  const sent: unknown[] = [];
  server.use(
    http.post(`${HOST}/${path}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
  return sent;
}

export const text = (name: RegExp) => screen.findByRole('textbox', { name });
export const button = (name: string) => screen.getByRole('button', { name });
export const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
