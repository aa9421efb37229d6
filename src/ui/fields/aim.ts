import { useState } from 'react';

/** What a form with several buttons is sent for: known with the press, before the form is judged. */
function createAim<Value>(first: Value) {
  let value = first;
  return {
    read: () => value,
    take(next: Value): void {
      value = next;
    },
  };
}

export type Aim<Value> = ReturnType<typeof createAim<Value>>;

export function useAim<Value>(first: Value): Aim<Value> {
  const [aim] = useState(() => createAim(first));
  return aim;
}
