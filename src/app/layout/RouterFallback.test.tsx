import { screen } from '@testing-library/react';
import { renderThemed } from '../../testing/renderThemed';
import { RouterFallback } from './RouterFallback';

const retry = jest.fn();

it('shows the status and text of a response', () => {
  const answer = new Response(null, { status: 503, statusText: 'Service Unavailable' });
  renderThemed(<RouterFallback error={answer} resetErrorBoundary={retry} />);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeVisible();
  expect(screen.getByText('503 Service Unavailable')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

it('shows the message of any other error and tries again', async () => {
  const error = new Error('The page could not be read');
  const { user } = renderThemed(<RouterFallback error={error} resetErrorBoundary={retry} />);
  expect(screen.getByText('The page could not be read')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalled();
});
