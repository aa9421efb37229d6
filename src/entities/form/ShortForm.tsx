import { Formik, type FormikHelpers, type FormikValues } from 'formik';
import { useState, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { readFailure } from '../../api/failure';
import { problemOf } from '../../api/reasonOf';
import { BusyButton } from '../../ui/BusyButton';
import { Form } from '../../ui/fields/Form';
import { FormAlert, type Problem } from '../../ui/fields/FormAlert';
import { keepFocus } from '../../ui/fields/keepFocus';
import { useRefusals } from '../../ui/fields/refusals';

interface Props<Values extends FormikValues> {
  /** The id of the heading that names the form. */
  labelledBy: string;
  initialValues: Values;
  schema: ObjectSchema<Values>;
  /** Throws what the server answers when it refuses. */
  send: (values: Values) => Promise<void>;
  button: string;
  /** Further buttons. */
  actions?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A form of a field or two with one button, which shows what the server refuses at its field. */
export function ShortForm<Values extends FormikValues>(props: Props<Values>) {
  const { labelledBy, initialValues, schema, send, button, actions, children } = props;
  const refusals = useRefusals<Values>();
  const [problem, setProblem] = useState<Problem | null>(null);

  async function submit(values: Values, { validateForm }: FormikHelpers<Values>) {
    setProblem(null);
    try {
      await send(values);
    } catch (thrown) {
      const failure = readFailure(thrown);
      refusals.refuse(values, failure.fields);
      if (Object.keys(refusals.validate(values)).length > 0) await validateForm(values);
      else setProblem(problemOf(failure));
    }
  }

  return (
    <Formik
      initialValues={initialValues}
      validationSchema={schema}
      validate={refusals.validate}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form labelledBy={labelledBy}>
          {problem && <FormAlert wait={problem.wait}>{problem.text}</FormAlert>}
          {children}
          <div>
            <BusyButton {...keepFocus} type="submit" variant="contained" busy={isSubmitting}>
              {button}
            </BusyButton>
            {actions}
          </div>
        </Form>
      )}
    </Formik>
  );
}
