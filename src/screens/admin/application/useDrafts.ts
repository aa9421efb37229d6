import { useCallback, useState } from 'react';
import { NO_DECISION, type DecisionValues } from './decisionForm';

/** What a decision is about; null for several at once. */
type About = number | null;

/** Notes and questions of decisions that are not sent yet. */
export function useDrafts() {
  const [drafts] = useState(() => {
    const byApplication = new Map<About, DecisionValues>();
    return {
      read: (about: About) => byApplication.get(about) ?? NO_DECISION,
      keep: (about: About, values: DecisionValues) => void byApplication.set(about, values),
      forget: (about: About) => void byApplication.delete(about),
    };
  });
  return drafts;
}

/** The draft of one decision, with the function that its form saves it by. */
export function useDraft(drafts: ReturnType<typeof useDrafts>, about: About) {
  const onDraft = useCallback(
    (values: DecisionValues) => drafts.keep(about, values),
    [drafts, about],
  );
  return { draft: drafts.read(about), onDraft };
}
