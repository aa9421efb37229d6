import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ResourcePayload } from '../../../../domain/contract/resource';
import { aResource, aUser } from '../../../testing/builders';
import { renderApp } from '../../../testing/renderApp';
import { HOST, type serveInMemory } from '../../../testing/server';

type Served = ReturnType<typeof serveInMemory>;

/** Where the device keeps a new resource of `aUser`. */
export const DRAFT = 'postDraft:7:resource:new';

export const open = async (search = '', stored: Record<string, string> = {}, user = aUser()) => {
  const rendered = renderApp({ at: `/resources/post${search}`, user, stored });
  await screen.findByRole('textbox', { name: /Headline/ });
  return rendered;
};
export const box = (name: RegExp) => screen.getByRole('textbox', { name });

interface Sent {
  method: string;
  key: string | null;
  body: ResourcePayload;
}

/** What the server was sent; it answers as after a saving. */
export function takePosts({ state, server }: Served): Sent[] {
  const sent: Sent[] = [];
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
