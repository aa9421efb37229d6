import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { ErrorSummary } from './ErrorSummary';
import { FormScope } from './fieldState';

interface Props {
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** Labels by field name: a long form shows a summary of what is wrong. Short ones do without. */
  summary?: Readonly<Record<string, string>>;
  children: ReactNode;
}

const Fields = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1) }));

/** The form element of a Formik form, which no recording shows: after a failed submit focus is where the mending starts. */
export function Form({ labelledBy, summary, children }: Props) {
  const { handleSubmit, submitCount, isSubmitting, isValid } = useFormikContext();
  const scope = useId();
  const form = useRef<HTMLFormElement>(null);
  const summaryBox = useRef<HTMLDivElement>(null);
  const judged = useRef(submitCount);
  useEffect(() => {
    if (isSubmitting || submitCount === judged.current) return;
    judged.current = submitCount;
    if (isValid) return;
    const firstInvalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (summaryBox.current ?? firstInvalid)?.focus();
  }, [submitCount, isSubmitting, isValid]);
  return (
    <FormScope value={scope}>
      <Fields
        ref={form}
        noValidate
        aria-labelledby={labelledBy}
        data-hj-suppress
        onSubmit={handleSubmit}
      >
        {summary && <ErrorSummary labels={summary} ref={summaryBox} />}
        {children}
      </Fields>
    </FormScope>
  );
}
