import { screen } from '@testing-library/react';
import { renderThemed } from '../../testing/renderThemed';
import { RouterFallback } from './RouterFallback';

it('shows the status and text of an answer', () => {
  const answer = new Response(null, { status: 503, statusText: 'Service Unavailable' });
  renderThemed(<RouterFallback error={answer} />);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeVisible();
  expect(screen.getByText('503 Service Unavailable')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

it('shows the message of any other error', () => {
  renderThemed(<RouterFallback error={new Error('The page could not be read')} />);
  expect(screen.getByText('The page could not be read')).toBeVisible();
});
