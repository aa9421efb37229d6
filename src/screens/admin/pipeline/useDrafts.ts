import { useCallback, useState } from 'react';
import { NO_DECISION, type DecisionValues } from '../application/decision';

/** What a decision is about; null for several at once. */
type About = number | null;

/** What was typed for decisions, until they are sent. */
export function useDrafts() {
  const [drafts] = useState(() => {
    const kept = new Map<About, DecisionValues>();
    return {
      read: (about: About) => kept.get(about) ?? NO_DECISION,
      keep: (about: About, values: DecisionValues) => void kept.set(about, values),
      forget: (about: About) => void kept.delete(about),
    };
  });
  return drafts;
}

/** One of them, as its form begins and tells of it. */
export function useDraft(drafts: ReturnType<typeof useDrafts>, about: About) {
  const onDraft = useCallback(
    (values: DecisionValues) => drafts.keep(about, values),
    [drafts, about],
  );
  return { draft: drafts.read(about), onDraft };
}
