import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { Answer } from '../../../domain/vetting/types';

interface UnkeptDrafts {
  drafts: ReadonlyMap<number, Answer>;
  /** Null once what is shown can be saved. */
  keep: (question: number, draft: Answer | null) => void;
}

const UnkeptDraftsContext = createContext<UnkeptDrafts>({ drafts: new Map(), keep: () => {} });

/** What was typed and cannot be saved as it is, so that it is there again after a look at other questions. */
export const useUnkeptDrafts = () => use(UnkeptDraftsContext);

/** Keeps it for as long as the questions are open. */
export function KeepUnkeptDrafts({ children }: { children: ReactNode }) {
  const [drafts, setDrafts] = useState<ReadonlyMap<number, Answer>>(new Map());
  const keep = useCallback((question: number, draft: Answer | null) => {
    setDrafts((now) => {
      if (!draft && !now.has(question)) return now;
      const next = new Map(now);
      if (draft) next.set(question, draft);
      else next.delete(question);
      return next;
    });
  }, []);
  const value = useMemo(() => ({ drafts, keep }), [drafts, keep]);
  return <UnkeptDraftsContext value={value}>{children}</UnkeptDraftsContext>;
}
