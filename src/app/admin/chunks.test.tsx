import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { anEmptyAnswer } from '../../testing/adminRows';
import { aUser } from '../../testing/builders';
import { renderApp } from '../../testing/renderApp';
import { HOST, serveInMemory } from '../../testing/server';
import './AdminArea';

/** The pages of admins that were loaded; the name is what lets a mock see it. */
const mockLoaded: string[] = [];
function mockPage(name: string) {
  mockLoaded.push(name);
  return { __esModule: true, default: () => null };
}
jest.mock('../../screens/admin/desk/DeskPage', () => mockPage('desk'));
jest.mock('../../screens/admin/reports/ReportsPage', () => mockPage('reports'));
jest.mock('../../screens/admin/listings/ListingsPage', () => mockPage('listings'));
jest.mock('../../screens/admin/listings/ListingReviewPage', () => mockPage('listing'));
jest.mock('../../screens/admin/pipeline/PipelinePage', () => mockPage('pipeline'));
jest.mock('../../screens/admin/moderation/ModerationPage', () => mockPage('moderation'));
jest.mock('../../screens/admin/members/MembersPage', () => mockPage('members'));
jest.mock('../../screens/admin/newsletter/NewsletterPage', () => mockPage('newsletter'));
jest.mock('../../screens/admin/audit/AuditPage', () => mockPage('audit'));

const { server } = serveInMemory();

const base = '/vetting/admin';
const ADDRESSES = [
  'desk',
  'reports',
  'listings',
  'listings/3',
  'progress',
  'moderation',
  'members',
  'newsletter',
  'audit',
];

beforeEach(() => {
  server.use(
    http.get(`${HOST}/mainapp/admin/*`, ({ request }) => HttpResponse.json(anEmptyAnswer(request))),
  );
});

test.each([
  ['a visitor', null, '/'],
  ['an individual', aUser(), '/general'],
] as const)('%s downloads no admin page', async (_who, user, leadsTo) => {
  for (const address of ADDRESSES) {
    const app = renderApp({ at: `${base}/${address}`, user });
    await waitFor(() => expect(app.address()).toBe(leadsTo));
    app.unmount();
  }
  expect(mockLoaded).toEqual([]);
});

test('a business is led to its own pages and downloads no admin page', async () => {
  const user = aUser({ user_type: 'business' });
  for (const address of ADDRESSES) {
    const app = renderApp({ at: `${base}/${address}`, user });
    const own = ['reports', 'listings', 'progress'].includes(address) ? address : 'progress';
    await waitFor(() => expect(app.address()).toBe(`${base}/${own}`));
    await waitFor(() => expect(app.container.querySelector('h1')).toBeInTheDocument());
    app.unmount();
  }
  expect(mockLoaded).toEqual([]);
});

test('an admin downloads only the page that is open', async () => {
  const user = aUser({ user_type: 'business', role: 'admin' });
  const app = renderApp({ at: `${base}/audit`, user });
  await waitFor(() => expect(mockLoaded).toEqual(['audit']));
  app.unmount();
});
