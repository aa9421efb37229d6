import { useState } from 'react';

/** Remembers which of several buttons submits a form: the schema needs it before the form is validated. */
function createSubmitChoice<Value>(first: Value) {
  let value = first;
  return {
    read: () => value,
    set(next: Value): void {
      value = next;
    },
  };
}

export type SubmitChoice<Value> = ReturnType<typeof createSubmitChoice<Value>>;

export function useSubmitChoice<Value>(first: Value): SubmitChoice<Value> {
  const [choice] = useState(() => createSubmitChoice(first));
  return choice;
}
