import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useFormikContext, type FormikValues } from 'formik';
import { useState, type ReactNode } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import type { Schema } from 'yup';
import { useSessionActor } from '../../../actors/session';
import { readFailure, reasonOf } from '../../../api/failure';
import { usePaths } from '../../../paths';
import { BusyButton } from '../../../ui/BusyButton';
import { FormAlert } from '../../../ui/fields/FormAlert';
import { keepFocus } from '../../../ui/fields/keepFocus';
import { KeptForm } from '../../../ui/fields/KeptForm';
import { useRefusals } from '../../../ui/fields/refusals';
import { useToast } from '../../../ui/toasts';
import { useStoredDraft } from '../../../ui/fields/storedDraft';

interface Props<Values> {
  headingId: string;
  draftKey: string;
  empty: Values;
  schema: Schema;
  labels: Readonly<Record<string, string>>;
  texts: { success: string; failure: string };
  /** Rejects when the server does not take the form. */
  send: (values: Values) => Promise<void>;
  children: ReactNode;
}

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 3),
  marginTop: theme.spacing(2),
}));

function Submit() {
  const paths = usePaths();
  const { isSubmitting } = useFormikContext();
  return (
    <>
      <Actions>
        <BusyButton
          {...keepFocus}
          type="submit"
          variant="contained"
          size="large"
          busy={isSubmitting}
        >
          Complete Profile
        </BusyButton>
        <Link {...keepFocus} component={RouterLink} to={paths.remindMeLater}>
          Remind me later
        </Link>
      </Actions>
      <Typography variant="body2" color="textSecondary">
        What you type is kept on this device until the form is sent.
      </Typography>
    </>
  );
}

/** The marks of a label are explained at the top; a list of fields reads better without. */
const plainLabels = (labels: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(labels).map(([name, label]) => [name, label.replace(/\*| \(required\)/g, '')]),
  );

/** A form that completes a profile: draft, sending, the server's objections, the way on. */
export function ProfileForm<Values extends FormikValues>(props: Props<Values>) {
  const { headingId, draftKey, empty, schema, labels, texts, send, children } = props;
  const session = useSessionActor();
  const paths = usePaths();
  const navigate = useNavigate();
  const toast = useToast();
  const draft = useStoredDraft(draftKey, empty);
  const refusals = useRefusals<Values>();
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(values: Values): Promise<boolean> {
    setProblem(null);
    try {
      await send(values);
    } catch (thrown) {
      const failure = readFailure(thrown);
      toast('error', texts.failure);
      refusals.refuse(values, failure.fields);
      const isTold = Object.keys(refusals.validate(values)).length > 0;
      if (!isTold) setProblem(reasonOf(failure));
      return false;
    }
    draft.forget();
    toast('success', texts.success);
    session.send({ type: 'profile.completed' });
    await navigate(paths.welcome);
    return true;
  }

  return (
    <KeptForm
      labelledBy={headingId}
      initialValues={draft.initial}
      schema={schema}
      summary={plainLabels(labels)}
      validate={refusals.validate}
      onValues={draft.keep}
      onSubmit={async (values, { validateForm }) => {
        if (!(await submit(values))) await validateForm(values);
      }}
    >
      {children}
      {problem && <FormAlert>{problem}</FormAlert>}
      <Submit />
    </KeptForm>
  );
}
