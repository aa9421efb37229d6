import { wayTo } from '../../../machines/testing/authModalBench';
import { renderDialog } from '../testing/renderDialog';

const ASKS = 'Please select an account type above to continue';

describe('IntroStep', () => {
  it('disables registration until an account type is chosen', () => {
    const { dialog, button } = renderDialog(wayTo.intro);
    expect(dialog().getByText(ASKS)).toBeInTheDocument();
    expect(dialog().getByText(/about 5 minutes/)).toBeInTheDocument();
    expect(button('Create an Individual Account')).toBeDisabled();
    expect(button('Create a Business Account')).toBeDisabled();
    expect(button('Log In')).toBeEnabled();
  });

  it.each([
    [
      'Individual',
      'Individual account',
      'Create an Individual Account',
      'Create a Business Account',
    ],
    ['Business', 'Business account', 'Create a Business Account', 'Create an Individual Account'],
  ])(
    'shows badge and benefits of the choice %s and enables its button',
    async (kind, badge, create, other) => {
      const { user, dialog, button } = renderDialog(wayTo.intro);
      await user.click(dialog().getByRole('radio', { name: kind }));
      expect(dialog().getByRole('status')).toHaveTextContent(badge);
      expect(dialog().getByText('Attend member-only events')).toBeInTheDocument();
      expect(dialog().queryByText(ASKS)).not.toBeInTheDocument();
      expect(button(create)).toBeEnabled();
      expect(button(other)).toBeDisabled();
    },
  );

  it('names newsletter and directory to businesses only', async () => {
    const { user, dialog } = renderDialog(wayTo.intro);
    await user.click(dialog().getByRole('radio', { name: 'Individual' }));
    expect(dialog().queryByText('Receive our newsletter')).not.toBeInTheDocument();
    await user.click(dialog().getByRole('radio', { name: 'Business' }));
    expect(dialog().getByText('Receive our newsletter')).toBeInTheDocument();
    expect(dialog().getByText('Be listed in the business directory')).toBeInTheDocument();
  });

  it('can be completed with the keyboard', async () => {
    const { user, dialog } = renderDialog(wayTo.intro);
    await user.keyboard(' ');
    expect(dialog().getByRole('radio', { name: 'Individual' })).toBeChecked();
    await user.keyboard('{ArrowDown}');
    expect(dialog().getByRole('radio', { name: 'Business' })).toBeChecked();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(dialog().getByLabelText('Company Email')).toBeInTheDocument();
  });
});
