import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { ErrorSummary } from './ErrorSummary';
import { FormScope } from './fieldState';

interface Props {
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** Labels by field name, for the error summary of a long form. */
  summary?: Readonly<Record<string, string>>;
  children: ReactNode;
}

const Fields = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1),
}));

/**
 * The form element of a Formik form, left out of recordings. A failed submit moves focus to the summary
 * or the first error.
 */
export function Form({ labelledBy, summary, children }: Props) {
  const { handleSubmit, submitCount, isSubmitting, isValid } = useFormikContext();
  const scope = useId();
  const form = useRef<HTMLFormElement>(null);
  const summaryBox = useRef<HTMLDivElement>(null);
  const handledCount = useRef(submitCount);
  useEffect(() => {
    if (isSubmitting || submitCount === handledCount.current) return;
    handledCount.current = submitCount;
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
