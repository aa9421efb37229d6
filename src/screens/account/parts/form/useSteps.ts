import type { FormikHelpers, FormikValues } from 'formik';
import { useRef, useState } from 'react';
import type { FieldErrors } from '../../../../../domain/contract/common';
import { useRefusals } from '../../../../ui/fields/refusals';
import { useStoredDraft, type ListEntries } from '../../../../ui/fields/storedDraft';
import { errorsOf, firstInvalidStep, type FormStep } from './formStep';

interface Options<Values> {
  steps: readonly FormStep<Values>[];
  draftKey: string;
  /** What the form starts with when no draft is kept. */
  start: Values;
  /** What the entries of its lists must be, other than texts. */
  lists?: ListEntries;
  /** Every step can be gone to at once: all have been answered before. */
  isEditing: boolean;
}

type FormikActions = 'resetForm' | 'setFieldError' | 'setFieldTouched';

/** Steps through a long form: nothing typed is lost by going on, back or away. */
export function useSteps<Values extends FormikValues>(options: Options<Values>) {
  const { steps, draftKey, start, lists, isEditing } = options;
  const draft = useStoredDraft(draftKey, { ...start, step: 0 }, lists);
  const last = steps.length - 1;
  const refusals = useRefusals<Values>();
  const [current, setCurrent] = useState(() => {
    const invalid = firstInvalidStep(steps, (step) => errorsOf(step, draft.initial));
    return Math.max(0, Math.min(draft.initial.step, invalid, last));
  });
  /** Behind `current` while a step is being changed, so that the draft names the new one. */
  const draftStep = useRef(current);
  const [keepValues] = useState(
    () => (values: Values) => draft.keep({ ...values, step: draftStep.current }),
  );
  const [reached, setReached] = useState(isEditing ? last : current);
  /** The step that a valid form goes to; behind the last one the form is sent. */
  const target = useRef(current + 1);

  const refusalsOf = (step: FormStep<Values>, values: Values) =>
    Object.fromEntries(
      Object.entries(refusals.validate(values)).filter(([name]) => step.names.includes(name)),
    );

  /** Shows a step without errors yet, or with its errors and the focus on them. */
  function show(
    index: number,
    values: Values,
    formik: Pick<FormikHelpers<Values>, FormikActions>,
    errors: Record<string, string> = {},
  ) {
    const found = Object.entries(errors);
    formik.resetForm({ values, submitCount: found.length > 0 ? 1 : 0 });
    for (const [path, message] of found) {
      void formik.setFieldTouched(path, true, false);
      formik.setFieldError(path, message);
    }
    draftStep.current = index;
    draft.keep({ ...values, step: index });
    draft.save();
    setCurrent(index);
    setReached(Math.max(reached, index));
  }

  const allErrorsOf = (step: FormStep<Values>, values: Values): Record<string, string> => ({
    ...errorsOf(step, values),
    ...refusalsOf(step, values),
  });

  return {
    draft,
    keepValues,
    current,
    reached,
    last,
    show,
    /** Set by a button before it submits the form. */
    setTarget(index: number) {
      target.current = index;
    },
    validate: (values: Values) => {
      const step = steps[current];
      return step ? refusalsOf(step, values) : {};
    },
    /** Goes where the pressed button leads; true when the form is ready to be sent. */
    advance(values: Values, formik: FormikHelpers<Values>): boolean {
      const invalid = firstInvalidStep(steps, (step) => allErrorsOf(step, values));
      if (target.current > last && invalid > last) return true;
      const index = Math.min(target.current, invalid);
      const step = steps[index];
      show(
        index,
        values,
        formik,
        step && index < target.current ? allErrorsOf(step, values) : undefined,
      );
      return false;
    },
    /** Keeps what the server refused and shows the first step with it; false when it fits no field. */
    showRefusals(values: Values, fields: FieldErrors, formik: FormikHelpers<Values>): boolean {
      refusals.refuse(values, fields);
      const invalid = firstInvalidStep(steps, (step) => refusalsOf(step, values));
      const step = steps[invalid];
      if (!step) return false;
      if (invalid === current) void formik.validateForm(values);
      else show(invalid, values, formik, allErrorsOf(step, values));
      return true;
    },
  };
}

export type Steps<Values extends FormikValues> = Pick<
  ReturnType<typeof useSteps<Values>>,
  'current' | 'reached' | 'last' | 'show' | 'setTarget'
>;
