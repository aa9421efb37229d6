import Button from '@mui/material/Button';
import { type FormikHelpers, type FormikValues } from 'formik';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../../../../domain/language';
import { useSessionActor } from '../../../../actors/session';
import { isRefused, readFailure, wasSavedBefore } from '../../../../api/failure';
import { problemOf } from '../../../../api/reasonOf';
import { usePaths } from '../../../../paths';
import { FormAlert, type Problem } from '../../../../ui/fields/FormAlert';
import { DraftForm } from '../../../../ui/fields/DraftForm';
import { useIsKept, type ListEntries } from '../../../../ui/fields/storedDraft';
import { Notice } from '../../../../ui/Notice';
import { useToast } from '../../../../ui/toasts';
import { UploadContext } from './uploadContext';
import type { FormStep } from './formStep';

import { StepActions } from './StepActions';
import { StepFrame } from './StepFrame';
import { useSteps } from './useSteps';

export interface ProfileFormProps<Values> {
  headingId: string;
  draftKey: string;
  start: Values;
  lists?: ListEntries;
  steps: readonly FormStep<Values>[];
  /** Labels by field name. */
  labels: Readonly<Record<string, string>>;
  texts: { success: string; failure: string };
  /** The page to return to after changing saved answers; null for the first answers. */
  editedAt: string | null;
  /** Shown above the buttons while saved answers are changed, and on the last step. */
  notice?: ReactNode;
  /** Rejects when the server refuses the form. The key lets the server recognise a retry. */
  send: (values: Values, key: string) => Promise<unknown>;
  /** Starts again without the draft. */
  onDiscard: () => void;
}

/** Labels without their marks such as “(required)”, which would clutter the list of errors. */
const plainLabels = (labels: Readonly<Record<string, string>>, names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [name, t(labels[name] ?? name).replace(/\*| \([^()]*\)$/g, '')]),
  );

/** A form of several steps that completes or changes a profile. It keeps a draft until it is sent. */
export function ProfileForm<Values extends FormikValues>(props: ProfileFormProps<Values>) {
  const { headingId, draftKey, start, lists, labels, texts, editedAt, notice, send, onDiscard } =
    props;
  const isEditing = editedAt !== null;
  const session = useSessionActor();
  const paths = usePaths();
  const navigate = useNavigate();
  const toast = useToast();
  const steps = useSteps({
    steps: props.steps,
    draftKey,
    start,
    isEditing,
    ...(lists && { lists }),
  });
  const [problem, setProblem] = useState<Problem | null>(null);
  const isKept = useIsKept(steps.draft);
  const [isBusy, setIsBusy] = useState(false);
  const step = props.steps[steps.current];
  if (!step) return null;
  const { Fields } = step;

  /** When an earlier try with this key was saved after all, the form is sent as a change of it. */
  async function sendDraft(values: Values): Promise<void> {
    try {
      await send(values, steps.draft.sendingKey());
    } catch (thrown) {
      if (!wasSavedBefore(readFailure(thrown))) throw thrown;
      steps.draft.dropSendingKey();
      await send(values, steps.draft.sendingKey());
    }
  }

  async function submit(values: Values, formik: FormikHelpers<Values>): Promise<void> {
    setProblem(null);
    if (!steps.advance(values, formik)) return;
    try {
      await sendDraft(values);
    } catch (thrown) {
      const failure = readFailure(thrown);
      if (isRefused(failure)) steps.draft.dropSendingKey();
      toast('error', texts.failure);
      if (!steps.showRefusals(values, failure.fields, formik)) setProblem(problemOf(failure));
      return;
    }
    steps.draft.forget();
    toast('success', texts.success);
    session.send({ type: 'profile.completed' });
    await navigate(editedAt ?? paths.welcome);
  }

  function discard() {
    steps.draft.forget();
    onDiscard();
  }

  return (
    <UploadContext value={setIsBusy}>
      {steps.draft.isRestored && (
        <Notice
          tone="info"
          action={
            <Button variant="outlined" color="inherit" size="small" onClick={discard}>
              {t('Start again')}
            </Button>
          }
        >
          {t('We kept what you typed last time on this device. It is not saved yet.')}
        </Notice>
      )}
      <DraftForm<Values>
        labelledBy={headingId}
        initialValues={steps.draft.initial}
        schema={step.schema}
        summary={plainLabels(labels, step.names)}
        validate={steps.validate}
        onValues={steps.keepValues}
        onSubmit={submit}
      >
        <StepFrame
          steps={steps}
          titles={props.steps.map(({ title }) => t(title))}
          hint={t(step.hint)}
        >
          <Fields />
        </StepFrame>
        {(isEditing || steps.current === steps.last) && notice}
        {problem && <FormAlert wait={problem.wait}>{problem.text}</FormAlert>}
        <StepActions
          steps={steps}
          sendLabel={isEditing ? t('Save changes') : t('Complete Profile')}
          isEditing={isEditing}
          isBusy={isBusy}
          isKept={isKept}
          wayOut={
            isEditing
              ? { label: t('Leave without saving'), to: editedAt }
              : { label: t('Remind me later'), to: paths.remindMeLater }
          }
        />
      </DraftForm>
    </UploadContext>
  );
}
