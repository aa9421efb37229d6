import { act, screen, waitFor } from '@testing-library/react';
import { ACCOUNT_TYPE_REDIRECT_DELAY } from '../../../../domain/limits';
import { offline, sessionLost, wayTo } from '../../../machines/testing/authModalBench';
import { renderDialog } from '../testing/renderDialog';

const TERMS = /^I am 18 or older and agree with the Terms & Conditions/;
const choosing = wayTo['accountType.choosing'];

describe('AccountTypeStep', () => {
  it('disables Continue until an account type is chosen', async () => {
    const { user, button, dialog } = renderDialog(choosing);
    expect(button('Continue')).toBeDisabled();
    await user.click(dialog().getByRole('radio', { name: 'Business' }));
    expect(button('Continue')).toBeEnabled();
  });

  it('sends nothing without consent to the terms', async () => {
    const { user, button, dialog, held } = renderDialog(choosing);
    await user.click(dialog().getByRole('radio', { name: 'Business' }));
    await user.click(button('Continue'));
    const terms = dialog().getByRole('checkbox', { name: TERMS });
    await waitFor(() =>
      expect(terms).toHaveAccessibleDescription('You need to agree with terms and conditions'),
    );
    expect(terms).toHaveFocus();
    expect(held.updatingAccountType.effect).not.toHaveBeenCalled();
    expect(dialog().getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute(
      'target',
      '_blank',
    );
  });

  it('sends the choice once, confirms it and closes after the delay', async () => {
    const { user, button, dialog, held, answered, clock, emitted } = renderDialog(choosing);
    await user.click(dialog().getByRole('radio', { name: 'Business' }));
    await user.click(dialog().getByRole('checkbox', { name: TERMS }));
    await user.dblClick(button('Continue'));
    expect(held.updatingAccountType.effect).toHaveBeenCalledTimes(1);
    expect(held.updatingAccountType.effect.mock.calls[0]?.[0]).toBe('business');
    expect(button('Continue')).toBeDisabled();
    expect(dialog().getByRole('radio', { name: 'Individual' })).toBeDisabled();
    await answered(() => held.updatingAccountType.resolve('business'));
    expect(dialog().getByText('Account type updated successfully')).toBeInTheDocument();
    act(() => clock.increment(ACCOUNT_TYPE_REDIRECT_DELAY));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(emitted.map(({ type }) => type)).toEqual(['accountType.updated', 'accountType.settled']);
  });

  it('shows the error and keeps the choice when the request fails', async () => {
    const { user, button, dialog, held, answered } = renderDialog(choosing);
    await user.click(dialog().getByRole('radio', { name: 'Individual' }));
    await user.click(dialog().getByRole('checkbox', { name: TERMS }));
    await user.click(button('Continue'));
    await answered(() => held.updatingAccountType.reject(offline));
    expect(dialog().getByRole('alert')).toHaveTextContent(offline.message);
    expect(dialog().getByRole('radio', { name: 'Individual' })).toBeChecked();
    expect(button('Continue')).toBeEnabled();
  });

  it('shows the login step with the error when the session has ended', async () => {
    const { user, button, dialog, held, answered } = renderDialog(choosing);
    await user.click(dialog().getByRole('radio', { name: 'Individual' }));
    await user.click(dialog().getByRole('checkbox', { name: TERMS }));
    await user.click(button('Continue'));
    await answered(() => held.updatingAccountType.reject(sessionLost));
    expect(screen.getByRole('dialog', { name: 'Log In' })).toBeInTheDocument();
    expect(dialog().getByRole('alert')).toHaveTextContent(sessionLost.message);
  });

  it('closes without a choice', async () => {
    const { user, button, emitted } = renderDialog(choosing);
    await user.click(button('CLOSE'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(emitted).toEqual([{ type: 'accountType.settled' }]);
  });
});
