import { wayTo, wrongCode } from '../../../machines/testing/authModalBench';
import { renderDialog } from '../testing/renderDialog';

const way = wayTo['code.ready'];

it('sends the trimmed code once', async () => {
  const { user, button, fill, held } = renderDialog(way);
  await fill('Code', ' 123456 ');
  await user.dblClick(button('Continue'));
  expect(held.sendingCode.effect).toHaveBeenCalledTimes(1);
  expect(held.sendingCode.effect.mock.calls[0]?.[0]).toEqual({ challenge: '', code: '123456' });
});

it('asks for a code before it is sent', async () => {
  const { user, button, dialog, field, held } = renderDialog(way);
  await user.click(button('Continue'));
  expect(await dialog().findByText('Enter the code.')).toBeInTheDocument();
  expect(field('Code')).toHaveFocus();
  expect(held.sendingCode.effect).not.toHaveBeenCalled();
});

it('shows why a code was refused, keeps it, and lets phones fill in the next', async () => {
  const { user, button, dialog, field, fill, held, answered } = renderDialog(way);
  await fill('Code', '123456');
  await user.click(button('Continue'));
  await answered(() => held.sendingCode.reject(wrongCode));
  expect(dialog().getByRole('alert')).toHaveTextContent(wrongCode.message);
  expect(field('Code')).toHaveValue('123456');
  expect(field('Code')).toHaveAttribute('autocomplete', 'one-time-code');
});

it('leads back to the login', async () => {
  const { user, button, dialog } = renderDialog(way);
  await user.click(button('Back to Log In'));
  expect(dialog().getByRole('heading', { name: 'Log In' })).toBeInTheDocument();
});
