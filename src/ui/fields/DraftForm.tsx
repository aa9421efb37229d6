import { Formik, type FormikHelpers, type FormikValues } from 'formik';
import { useEffect, useState, type ReactNode } from 'react';
import type { Schema } from 'yup';
import { Form } from './Form';

interface Props<Values> {
  /** The stored draft, if there is one. */
  initialValues: Values;
  /** A function where it depends on the button that was pressed. */
  schema: Schema | (() => Schema);
  labelledBy: string;
  summary?: Readonly<Record<string, string>>;
  validate?: (values: Values) => Record<string, string>;
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => void | Promise<void>;
  /** Called at every keystroke, so that a draft can be saved. Must not change between renders. */
  onValues: (values: Values) => void;
  children: ReactNode;
}

interface WatchProps<Values> {
  values: Values;
  onValues: (values: Values) => void;
}

function Watch<Values>({ values, onValues }: WatchProps<Values>) {
  useEffect(() => onValues(values), [values, onValues]);
  return null;
}

/** A Formik form that starts from a draft and reports what is typed. */
export function DraftForm<Values extends FormikValues>(props: Props<Values>) {
  const { initialValues, schema, labelledBy, summary, validate, onSubmit, onValues } = props;
  const [initial] = useState(initialValues);
  return (
    <Formik
      initialValues={initial}
      validationSchema={schema}
      {...(validate && { validate })}
      onSubmit={onSubmit}
    >
      {({ values }) => (
        <Form labelledBy={labelledBy} {...(summary && { summary })}>
          <Watch values={values} onValues={onValues} />
          {props.children}
        </Form>
      )}
    </Formik>
  );
}
