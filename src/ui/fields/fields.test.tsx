import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { array, boolean, object, string } from 'yup';
import { renderThemed } from '../../testing/renderThemed';
import { CheckboxField } from './CheckboxField';
import { Form } from './Form';
import { keepFocus } from './keepFocus';
import { MultiChoice } from './MultiChoice';
import { createRefusals } from './refusals';
import { SelectField } from './SelectField';
import { TextField } from './TextField';

const schema = object({
  town: string().required('Where?'),
  size: string().required('How large?'),
  days: array().min(1, 'When?'),
  agreed: boolean().oneOf([true], 'Agreed?'),
});
const OPTIONS = ['', 'small', 'large'].map((value) => ({ value, label: value }));
const DAYS = ['Monday', 'Tuesday', 'Friday'].map((value) => ({ value, label: value }));
const LABELS = { town: 'Town', size: 'Size', days: 'Days', agreed: 'Agreement' };

function renderForm({ summary = false, onSubmit = jest.fn() } = {}) {
  renderThemed(
    <>
      <h2 id="heading">Stall</h2>
      <Formik
        initialValues={{ town: '', size: '', days: [], agreed: false }}
        validationSchema={schema}
        onSubmit={onSubmit}
      >
        <Form labelledBy="heading" {...(summary && { summary: LABELS })}>
          <TextField name="town" label="Town" help="The nearest." />
          <SelectField name="size" label="Size" options={OPTIONS} />
          <MultiChoice name="days" label="Days" options={DAYS} max={2} />
          <CheckboxField name="agreed" label="I agree" help="Please." />
          <button {...keepFocus} type="submit">
            Book
          </button>
        </Form>
      </Formik>
    </>,
  );
  return { user: userEvent.setup({ delay: null }), onSubmit };
}

const book = () => screen.getByRole('button', { name: 'Book' });

describe('a form', () => {
  it('is named by its heading and describes each field by help and message', async () => {
    const { user } = renderForm();
    expect(screen.getByRole('form', { name: 'Stall' })).toBeInTheDocument();
    expect(screen.getByLabelText('Town')).toHaveAccessibleDescription('The nearest.');
    await user.click(book());
    expect(await screen.findByText('Where?')).toBeInTheDocument();
    expect(screen.getByLabelText('Town')).toHaveAccessibleDescription('The nearest. Where?');
    expect(screen.getByLabelText('Size')).toHaveAccessibleDescription('How large?');
    expect(screen.getByLabelText('Size')).toBeInvalid();
    expect(screen.getByLabelText('Monday')).toHaveAccessibleDescription('When?');
    expect(screen.getByLabelText('I agree')).toHaveAccessibleDescription('Please. Agreed?');
    expect(screen.getByLabelText('Town')).toHaveFocus();
  });

  it('moves focus to its summary, whose links move focus to each field', async () => {
    const { user, onSubmit } = renderForm({ summary: true });
    await user.click(book());
    const summary = await screen.findByRole('group', { name: 'Fields to correct' });
    expect(summary).toHaveFocus();
    for (const [name, field] of [
      ['Size', 'Size'],
      ['Days', 'Monday'],
      ['Agreement', 'I agree'],
    ] as const) {
      await user.click(within(summary).getByRole('link', { name }));
      expect(screen.getByLabelText(field)).toHaveFocus();
    }
    await user.click(screen.getByLabelText('I agree'));
    await waitFor(() =>
      expect(within(summary).queryByRole('link', { name: 'Agreement' })).not.toBeInTheDocument(),
    );
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('leaves focus in a field that becomes invalid after a submit', async () => {
    const { user, onSubmit } = renderForm({ summary: true });
    await user.type(screen.getByLabelText('Town'), 'Ahero');
    await user.selectOptions(screen.getByLabelText('Size'), 'small');
    await user.click(screen.getByLabelText('Monday'));
    await user.click(screen.getByLabelText('I agree'));
    await user.click(book());
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await user.clear(screen.getByLabelText('Town'));
    expect(screen.getByLabelText('Town')).toHaveFocus();
  });

  it('keeps focus in the field while a button is pressed', async () => {
    const { user } = renderForm();
    await user.click(screen.getByLabelText('Town'));
    await user.pointer({ keys: '[MouseLeft>]', target: book() });
    expect(screen.getByLabelText('Town')).toHaveFocus();
    expect(screen.queryByText('Where?')).not.toBeInTheDocument();
  });

  it('disables other choices at the maximum until one is removed', async () => {
    const { user } = renderForm();
    await user.click(screen.getByLabelText('Monday'));
    await user.click(screen.getByLabelText('Friday'));
    expect(screen.getByLabelText('Tuesday')).toBeDisabled();
    await user.click(screen.getByLabelText('Monday'));
    expect(screen.getByLabelText('Tuesday')).toBeEnabled();
    await user.click(screen.getByLabelText('Friday'));
    expect(screen.queryByText('When?')).not.toBeInTheDocument();
    await user.click(screen.getByLabelText('Town'));
    expect(await screen.findByText('When?')).toBeInTheDocument();
  });
});

describe('createRefusals', () => {
  it('gives the message of a field until its value changes, and none for unknown fields', () => {
    const refusals = createRefusals<{ town: string; days: string[] }>();
    const values = { town: 'Ahero', days: ['Monday'] };
    refusals.refuse(values, { town: ['Full.', 'Sorry.'], days: ['Closed.'], other: ['?'] });
    expect(refusals.validate(values)).toEqual({ town: 'Full. Sorry.', days: 'Closed.' });
    expect(refusals.validate({ town: 'Kisumu', days: ['Monday'] })).toEqual({ days: 'Closed.' });
    refusals.refuse(values, {});
    expect(refusals.validate(values)).toEqual({});
  });
});
