import { screen } from '@testing-library/react';
import { renderThemed } from '../testing/renderThemed';
import { BusyButton } from './BusyButton';

it('keeps its name and is disabled while busy', async () => {
  const onClick = jest.fn();
  const { user, rerender } = renderThemed(
    <BusyButton busy={false} onClick={onClick}>
      Save
    </BusyButton>,
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  rerender(
    <BusyButton busy onClick={onClick}>
      Save
    </BusyButton>,
  );
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});
