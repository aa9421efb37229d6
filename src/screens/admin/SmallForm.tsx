import { Formik, useFormikContext, type FormikValues } from 'formik';
import { useId, useState, type ReactNode } from 'react';
import Typography from '@mui/material/Typography';
import type { Schema } from 'yup';
import { t } from '../../../domain/language';
import { readFailure } from '../../api/failure';
import { problemOf } from '../../api/reasonOf';
import { BusyButton } from '../../ui/BusyButton';
import { Form } from '../../ui/fields/Form';
import { FormAlert, type Problem } from '../../ui/fields/FormAlert';

interface Props<Values> {
  title: string;
  /** Of its title, within the page. */
  level?: 'h2' | 'h3';
  initialValues: Values;
  schema: Schema;
  /** The label of the button. */
  action: string;
  isDisabled?: boolean;
  /** Rejects with what the server answered. */
  onSend: (values: Values) => Promise<void>;
  /** The fields are empty again once it is sent. */
  isRepeated?: boolean;
  children: ReactNode;
}

function Submit({ action, isDisabled }: { action: string; isDisabled: boolean }) {
  const { isSubmitting } = useFormikContext();
  return (
    <BusyButton
      type="submit"
      variant="contained"
      busy={isSubmitting}
      disabled={isDisabled}
      sx={{ mt: 1, minHeight: 44, justifySelf: 'start' }}
    >
      {action}
    </BusyButton>
  );
}

/** A form of a few fields under its title, with one button; what was typed stays when it is refused. */
export function SmallForm<Values extends FormikValues>(props: Props<Values>) {
  const {
    title,
    level = 'h3',
    initialValues,
    schema,
    action,
    isDisabled = false,
    onSend,
    isRepeated,
  } = props;
  const id = useId();
  const [problem, setProblem] = useState<Problem | null>(null);
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={schema}
      onSubmit={async (values, { resetForm }) => {
        setProblem(null);
        try {
          await onSend(values);
        } catch (thrown) {
          setProblem(problemOf(readFailure(thrown)));
          return;
        }
        if (isRepeated) resetForm();
      }}
    >
      <Form labelledBy={id}>
        <Typography id={id} variant="h4" component={level}>
          {title}
        </Typography>
        {problem && (
          <FormAlert key={problem.text} wait={problem.wait}>
            {t('Not done. {reason} What you typed is still here.', { reason: problem.text })}
          </FormAlert>
        )}
        {props.children}
        <Submit action={action} isDisabled={isDisabled} />
      </Form>
    </Formik>
  );
}
