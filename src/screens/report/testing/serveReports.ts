import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { VettingReport } from '../../../../domain/contract/assessment';
import { aUser } from '../../../testing/builders';
import { renderApp } from '../../../testing/renderApp';
import { HOST, serveInMemory } from '../../../testing/server';

export const business = aUser({ user_type: 'business' });
export const admin = aUser({ user_type: 'business', user_id: 1, role: 'admin' });

export const part = (name: string) => within(screen.getByRole('region', { name }));

/** Opens a folded part of the report; returns what is in it. */
export async function openFold(user: UserEvent, title: string) {
  const fold = part(title);
  await user.click(fold.getByRole('heading', { name: title }));
  return fold;
}

/** For a file of tests: the server in memory, and the report page of what it is given. */
export function serveReports() {
  const { server } = serveInMemory();
  const searches: string[] = [];
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollIntoView = () => {};
  beforeEach(() => {
    searches.length = 0;
  });

  const serve = (report: VettingReport) =>
    server.use(
      http.get(`${HOST}/vet/report/`, ({ request }) => {
        searches.push(new URL(request.url).search);
        return HttpResponse.json(report);
      }),
    );
  const open = async (report: VettingReport, { user = business, at = '/report' } = {}) => {
    serve(report);
    const app = renderApp({ at, user });
    await screen.findByRole('heading', { level: 1, name: /^Lake Basin Soaps: / });
    return app;
  };
  return { server, searches, serve, open };
}
