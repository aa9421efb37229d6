import { screen } from '@testing-library/react';
import { renderThemed } from '../testing/renderThemed';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { FormSkeleton, ListSkeleton, PageSkeleton } from './skeletons';

it('ErrorState shows what failed and tries again', async () => {
  const onRetry = jest.fn();
  const { user } = renderThemed(
    <ErrorState message="Failed to fetch listings" onRetry={onRetry} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch listings');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('EmptyState shows why a list is empty and an action', () => {
  renderThemed(
    <EmptyState title="No business matches" action={<button type="button">Clear filters</button>}>
      Try fewer filters.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { name: 'No business matches' })).toBeVisible();
  expect(screen.getByText('Try fewer filters.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeVisible();
});

it.each([PageSkeleton, ListSkeleton, FormSkeleton])(
  'announces that a page is loading: %p',
  (Skeleton) => {
    renderThemed(<Skeleton />);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  },
);
