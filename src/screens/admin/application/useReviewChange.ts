import { useState } from 'react';
import { readFailure } from '../../../api/failure';
import { problemOf } from '../../../api/reasonOf';
import type { Problem } from '../../../ui/fields/FormAlert';
import { useToast } from '../../../ui/toasts';

/** Makes changes to what the team keeps about an application, and says what became of them. */
export function useReviewChange() {
  const toast = useToast();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  /** `done` is said when it was saved. Resolves to whether it was. */
  async function change(write: () => Promise<unknown>, done: string): Promise<boolean> {
    setProblem(null);
    setIsBusy(true);
    try {
      await write();
    } catch (thrown) {
      console.error('A change to the review was not saved', thrown);
      setProblem(problemOf(readFailure(thrown)));
      return false;
    } finally {
      setIsBusy(false);
    }
    toast('success', done);
    return true;
  }
  return { change, problem, isBusy };
}
