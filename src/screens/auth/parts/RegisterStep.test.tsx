import { waitFor } from '@testing-library/react';
import { offline, wayTo } from '../../../machines/testing/authModalBench';
import { renderDialog } from '../testing/renderDialog';

type Rendered = ReturnType<typeof renderDialog>;

async function fillCredentials({ user, dialog, fill }: Rendered, email: string) {
  await fill(email, 'wanjiku@example.org');
  await fill('Password', 'karibu-2026');
  await fill('Confirm Password', 'karibu-2026');
  await user.click(dialog().getByRole('checkbox'));
}

async function fillIndividual(rendered: Rendered) {
  const { user, field, fill } = rendered;
  await fill('Username', 'wanjiku m');
  await fill('First Name', 'Wanjiku');
  await fill('Last Name', 'Mwangi');
  await user.selectOptions(field('Country'), 'Kenya');
  await user.selectOptions(field('Gender'), 'Prefer Not to Say');
  await user.selectOptions(field('Age Bracket'), '45+');
  await fillCredentials(rendered, 'Email Address');
}

describe('RegisterStep', () => {
  it('shows the message of each empty field of an individual and focuses the summary', async () => {
    const { user, button, field, dialog, held } = renderDialog(wayTo['registerUser.ready']);
    await user.click(button('Create Account'));
    const summary = await dialog().findByRole('group', { name: 'Fields to correct' });
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('9 fields need to be corrected:');
    for (const [label, message] of [
      ['Username', 'Please enter your username.'],
      ['First Name', 'Please enter your first name.'],
      ['Last Name', 'Please enter your surname.'],
      ['Email Address', 'Email Address is required.'],
      ['Gender', 'This is required.'],
      ['Age Bracket', 'This is required.'],
      ['Confirm Password', 'Please confirm your password.'],
    ] as const) {
      expect(field(label)).toHaveAccessibleDescription(message);
      expect(field(label)).toBeInvalid();
    }
    expect(field('Password')).toHaveAccessibleDescription(/Password is required\.$/);
    expect(dialog().getByRole('checkbox')).toHaveAccessibleDescription(
      'You need to agree with terms and conditions',
    );
    expect(held.registeringUser.effect).not.toHaveBeenCalled();
    expect(field('Country')).toHaveDisplayValue('Kenya');
    await user.click(dialog().getByRole('link', { name: 'Gender' }));
    expect(field('Gender')).toHaveFocus();
  });

  it('shows errors of format, length and confirmation', async () => {
    const { user, field, dialog, fill } = renderDialog(wayTo['registerUser.ready']);
    await fill('Email Address', 'wanjiku@example');
    await fill('Password', 'short');
    await fill('Confirm Password', 'other');
    await user.tab();
    expect(await dialog().findByText('Invalid email address format.')).toBeInTheDocument();
    expect(dialog().getByText('Password must be at least 8 characters long.')).toBeInTheDocument();
    await user.click(field('Email Address'));
    expect(await dialog().findByText('Passwords do not match.')).toBeInTheDocument();
  });

  it('asks a business for its email, not for personal facts', async () => {
    const { user, button, dialog } = renderDialog(wayTo['registerBusiness.ready']);
    expect(dialog().queryByLabelText('Gender')).not.toBeInTheDocument();
    expect(dialog().getByLabelText('Company Email')).toHaveAccessibleDescription(
      'The company email will be your username.',
    );
    await user.click(button('Create Account'));
    expect(await dialog().findByRole('group')).toHaveTextContent('4 fields need to be corrected:');
  });

  it('says that the passwords match only when both are valid', async () => {
    const { dialog, fill } = renderDialog(wayTo['registerBusiness.ready']);
    await fill('Password', 'short');
    await fill('Confirm Password', 'short');
    expect(dialog().queryByText('Passwords match.')).not.toBeInTheDocument();
    await fill('Password', 'er-no-more');
    await fill('Confirm Password', 'er-no-more');
    expect(dialog().getByText('Passwords match.')).toBeInTheDocument();
    await fill('Password', '!');
    expect(dialog().queryByText('Passwords match.')).not.toBeInTheDocument();
  });

  it('sends an individual once, with only the fields of the payload', async () => {
    const rendered = renderDialog(wayTo['registerUser.ready']);
    await fillIndividual(rendered);
    const { user, button, dialog, held } = rendered;
    expect(
      dialog().getByText('Spaces are left out: you will log in as wanjikum'),
    ).toBeInTheDocument();
    await user.dblClick(button('Create Account'));
    expect(button('Create Account')).toBeDisabled();
    expect(held.registeringUser.effect).toHaveBeenCalledTimes(1);
    expect(held.registeringUser.effect.mock.calls[0]?.[0]).toEqual({
      first_name: 'Wanjiku',
      last_name: 'Mwangi',
      username: 'wanjikum',
      email: 'wanjiku@example.org',
      password: 'karibu-2026',
      age_bracket: '80+',
      phone_num: '000 0000 0000',
      user_type: 'individual',
    });
  });

  it('shows the joined errors of the server and keeps the form', async () => {
    const rendered = renderDialog(wayTo['registerBusiness.ready']);
    await fillCredentials(rendered, 'Company Email');
    const { user, button, field, dialog, held, answered } = rendered;
    await user.click(button('Create Account'));
    const message = 'This email is taken. This username is taken.';
    await answered(() => held.registeringBusiness.reject({ ...offline, message }));
    expect(dialog().getByRole('alert')).toHaveTextContent(message);
    expect(field('Company Email')).toHaveValue('wanjiku@example.org');
    expect(field('Password')).toHaveValue('karibu-2026');
    expect(button('Create Account')).toBeEnabled();
  });

  it('shows a refusal at its field and sends again only after a change', async () => {
    const rendered = renderDialog(wayTo['registerUser.ready']);
    await fillIndividual(rendered);
    const { user, button, field, dialog, held, answered, fill } = rendered;
    await user.click(button('Create Account'));
    const message = 'This password is too common.';
    const fields = { password: [message] };
    await answered(() => held.registeringUser.reject({ ...offline, message, fields }));
    expect(dialog().getByRole('alert')).toHaveTextContent(message);
    await waitFor(() => expect(field('Password')).toBeInvalid());
    expect(field('Password')).toHaveAccessibleDescription(new RegExp(message));
    await user.click(button('Create Account'));
    await waitFor(() => expect(dialog().getByRole('group')).toHaveFocus());
    expect(held.registeringUser.effect).toHaveBeenCalledTimes(1);
    await fill('Password', '!');
    await fill('Confirm Password', '!');
    await user.click(button('Create Account'));
    await waitFor(() => expect(held.registeringUser.effect).toHaveBeenCalledTimes(2));
  });

  it('sends again when another name is typed after a password was too similar', async () => {
    const rendered = renderDialog(wayTo['registerUser.ready']);
    await fillIndividual(rendered);
    const { user, button, field, held, answered, fill } = rendered;
    await user.click(button('Create Account'));
    const fields = { password: ['The password is too similar to your name or email.'] };
    await answered(() => held.registeringUser.reject({ ...offline, fields }));
    await waitFor(() => expect(field('Password')).toBeInvalid());
    await fill('Username', '2');
    await user.click(button('Create Account'));
    await waitFor(() => expect(held.registeringUser.effect).toHaveBeenCalledTimes(2));
  });

  it('shows a refused username at the email of a business', async () => {
    const rendered = renderDialog(wayTo['registerBusiness.ready']);
    await fillCredentials(rendered, 'Company Email');
    const { user, button, field, held, answered } = rendered;
    await user.click(button('Create Account'));
    const fields = { username: ['The company email is the username.'] };
    await answered(() => held.registeringBusiness.reject({ ...offline, fields }));
    await waitFor(() => expect(field('Company Email')).toBeInvalid());
  });

  it.each([
    ['wan\u200bjiku', 'Your username has characters that cannot be seen. Please type it again.'],
    ['wаnjiku', 'Please use the letters and digits of one alphabet only.'],
  ])('refuses the username %j with the server’s message', async (name, message) => {
    const { user, field, fill } = renderDialog(wayTo['registerUser.ready']);
    await fill('Username', name);
    await user.tab();
    await waitFor(() => expect(field('Username')).toHaveAccessibleDescription(message));
  });

  it('has the field names of the specification and autocomplete values', () => {
    const { field, dialog } = renderDialog(wayTo['registerUser.ready']);
    for (const [label, name, autocomplete] of [
      ['Username', 'user_name', 'username'],
      ['First Name', 'first_name', 'given-name'],
      ['Last Name', 'last_name', 'family-name'],
      ['Email Address', 'user_email', 'email'],
      ['Country', 'geo_location', 'country'],
      ['Gender', 'gender', null],
      ['Age Bracket', 'user_age_bracket', null],
      ['Password', 'user_password', 'new-password'],
      ['Confirm Password', 'confirm_password', 'new-password'],
    ] as const) {
      expect(field(label)).toHaveAttribute('name', name);
      if (autocomplete) expect(field(label)).toHaveAttribute('autocomplete', autocomplete);
    }
    expect(dialog().getByRole('checkbox')).toHaveAttribute('name', 'agree_terms');
  });
});
