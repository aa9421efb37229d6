import { useState } from 'react';

const KEY = 'assessmentView';
const SINGLE = 'single';

function readSingle(): boolean {
  try {
    return window.localStorage.getItem(KEY) === SINGLE;
  } catch {
    return false;
  }
}

/** Whether one question is shown at a time. This device keeps the choice; without storage it lasts for the visit. */
export function useFormView() {
  const [isSingle, setIsSingle] = useState(readSingle);
  const showSingle = (isOn: boolean) => {
    setIsSingle(isOn);
    try {
      if (isOn) window.localStorage.setItem(KEY, SINGLE);
      else window.localStorage.removeItem(KEY);
    } catch {
      // Without storage the choice lasts for this visit.
    }
  };
  return { isSingle, showSingle };
}

export type FormView = ReturnType<typeof useFormView>;
