import { useState } from 'react';

type Messages = Readonly<Record<string, readonly string[]>>;

/**
 * The messages of the server by field. A message stays until the value of its field changes: Formik
 * itself would drop it with the next keystroke in any field.
 */
export function createRefusals<Values extends object>() {
  let refused: { name: string; value: string; message: string }[] = [];
  const read = (values: Values, name: string): string | undefined =>
    JSON.stringify(Object.entries(values).find(([key]) => key === name)?.[1]);
  return {
    refuse(values: Values, fields: Messages): void {
      refused = Object.entries(fields).flatMap(([name, messages]) => {
        const value = read(values, name);
        return value === undefined ? [] : [{ name, value, message: messages.join(' ') }];
      });
    },
    /** The `validate` of a form. */
    validate: (values: Values): Record<string, string> =>
      Object.fromEntries(
        refused
          .filter(({ name, value }) => read(values, name) === value)
          .map(({ name, message }) => [name, message]),
      ),
  };
}

export function useRefusals<Values extends object>() {
  const [refusals] = useState(() => createRefusals<Values>());
  return refusals;
}
