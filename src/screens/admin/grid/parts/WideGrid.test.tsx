import { createHash } from 'node:crypto';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { GRID_STYLES } from '../../../../../domain/gridStyles';
import { aGridPage, aMemberRow } from '../../../../testing/adminRows';
import { aUser } from '../../../../testing/builders';
import { renderApp } from '../../../../testing/renderApp';
import { HOST, serveInMemory } from '../../../../testing/server';

const { server } = serveInMemory();

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

/** Colours that browsers without `color-mix`, of which jsdom is one, take in place of others. */
const REPLACED = [
  ['grey-100', 'action-hover'],
  ['grey-200', 'primary-main'],
] as const;

it('writes only style texts that the policy of the page allows', async () => {
  server.use(
    http.get(`${HOST}/mainapp/admin/members/`, () => HttpResponse.json(aGridPage([aMemberRow()]))),
  );
  const admin = aUser({ role: 'admin', user_type: 'business', user_id: 1 });
  const { container } = renderApp({ at: '/vetting/admin/members', user: admin });
  await screen.findByRole('grid');
  const styles = [...container.querySelectorAll('style')].map(({ textContent }) => textContent);
  const [written = '', ...others] = styles;
  const withColorMix = REPLACED.reduce(
    (text, [colour, usual]) => text.replace(`palette-${colour}`, `palette-${usual}`),
    written,
  );
  expect(withColorMix).not.toContain('grey');
  expect([withColorMix, written].map(hashOf)).toEqual(GRID_STYLES);
  expect(others).toEqual([]);
});
