import { useField } from 'formik';
import { createContext, use } from 'react';

/** Keeps the ids of two forms on one page apart; each `Form` gives its own. */
export const FormScope = createContext('');

export const fieldId = (scope: string, name: string): string => `${scope}${name}`;

/** What a field shows: its message only after focus has left it or the form was submitted. */
export function useFieldState<Value>(name: string, help?: unknown) {
  const [field, meta, helpers] = useField<Value>(name);
  const id = fieldId(use(FormScope), name);
  const error = meta.touched && meta.error ? meta.error : null;
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const described = [help ? helpId : null, error ? errorId : null].filter(Boolean).join(' ');
  return { field, helpers, id, error, helpId, errorId, describedBy: described || undefined };
}
