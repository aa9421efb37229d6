import type { FormikHelpers, FormikValues } from 'formik';
import { useRef, useState } from 'react';
import type { FieldErrors } from '../../../../../domain/contract/common';
import { useRefusals } from '../../../../ui/fields/refusals';
import { useStoredDraft, type ListEntries } from '../../../../ui/fields/storedDraft';
import { faultsOf, firstFaulty, type FormStep } from './formStep';

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

type Shown = 'resetForm' | 'setFieldError' | 'setFieldTouched';

/** Steps through a long form: nothing typed is lost by going on, back or away. */
export function useSteps<Values extends FormikValues>(options: Options<Values>) {
  const { steps, draftKey, start, lists, isEditing } = options;
  const draft = useStoredDraft(draftKey, { ...start, step: 0 }, lists);
  const last = steps.length - 1;
  const refusals = useRefusals<Values>();
  const [current, setCurrent] = useState(() => {
    const faulty = firstFaulty(steps, (step) => faultsOf(step, draft.initial));
    return Math.max(0, Math.min(draft.initial.step, faulty, last));
  });
  /** Behind `current` while a step is being changed, so that the draft names the new one. */
  const kept = useRef(current);
  const [keepValues] = useState(
    () => (values: Values) => draft.keep({ ...values, step: kept.current }),
  );
  const [reached, setReached] = useState(isEditing ? last : current);
  /** Where a valid step leads; behind the last one the form is sent. */
  const aim = useRef(current + 1);

  const refusedIn = (step: FormStep<Values>, values: Values) =>
    Object.fromEntries(
      Object.entries(refusals.validate(values)).filter(([name]) => step.names.includes(name)),
    );

  /** Shows a step with nothing judged yet, or with its faults and the focus on them. */
  function show(
    index: number,
    values: Values,
    formik: Pick<FormikHelpers<Values>, Shown>,
    faults: Record<string, string> = {},
  ) {
    const found = Object.entries(faults);
    formik.resetForm({ values, submitCount: found.length > 0 ? 1 : 0 });
    for (const [path, message] of found) {
      void formik.setFieldTouched(path, true, false);
      formik.setFieldError(path, message);
    }
    kept.current = index;
    draft.keep({ ...values, step: index });
    draft.save();
    setCurrent(index);
    setReached(Math.max(reached, index));
  }

  const judge = (step: FormStep<Values>, values: Values): Record<string, string> => ({
    ...faultsOf(step, values),
    ...refusedIn(step, values),
  });

  return {
    draft,
    keepValues,
    current,
    reached,
    last,
    show,
    /** For what a button of the form does next. */
    aimAt(index: number) {
      aim.current = index;
    },
    validate: (values: Values) => {
      const step = steps[current];
      return step ? refusedIn(step, values) : {};
    },
    /** Goes where the pressed button leads; true when the form is ready to be sent. */
    advance(values: Values, formik: FormikHelpers<Values>): boolean {
      const faulty = firstFaulty(steps, (step) => judge(step, values));
      if (aim.current > last && faulty > last) return true;
      const goal = Math.min(aim.current, faulty);
      const step = steps[goal];
      show(goal, values, formik, step && goal < aim.current ? judge(step, values) : undefined);
      return false;
    },
    /** Keeps the server's objections and leads to the first; false when they fit no field. */
    object(values: Values, fields: FieldErrors, formik: FormikHelpers<Values>): boolean {
      refusals.refuse(values, fields);
      const faulty = firstFaulty(steps, (step) => refusedIn(step, values));
      const step = steps[faulty];
      if (!step) return false;
      if (faulty === current) void formik.validateForm(values);
      else show(faulty, values, formik, judge(step, values));
      return true;
    },
  };
}

export type Steps<Values extends FormikValues> = Pick<
  ReturnType<typeof useSteps<Values>>,
  'current' | 'reached' | 'last' | 'show' | 'aimAt'
>;
