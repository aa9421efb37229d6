import { screen, waitFor, within } from '@testing-library/react';
import { renderThemed } from '../testing/renderThemed';
import { PictureButton } from './PictureButton';

it('shows the whole picture until its button or the backdrop is pressed', async () => {
  const { user } = renderThemed(
    <PictureButton src="/uploads/1/logo.webp" alt="Logo of Mwangaza">
      <span aria-hidden>M</span>
    </PictureButton>,
  );
  const button = screen.getByRole('button', { name: 'Enlarge: Logo of Mwangaza' });
  await user.click(button);
  const viewer = within(screen.getByRole('dialog', { name: 'Logo of Mwangaza' }));
  expect(viewer.getByRole('img', { name: 'Logo of Mwangaza' })).toHaveAttribute(
    'src',
    '/uploads/1/logo.webp',
  );
  await user.click(viewer.getByRole('button', { name: 'Close picture' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(button).toHaveFocus());
  await user.click(button);
  const backdrop = document.querySelector('.MuiBackdrop-root');
  if (backdrop) await user.click(backdrop);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
