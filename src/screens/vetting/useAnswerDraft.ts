import { useState } from 'react';
import type { Answer, VettingQuestion } from '../../../domain/vetting/types';
import { BLANK, isSameAnswer, notApplicableOption, readDraft, withOption } from './answerDraft';
import { reasonIn } from './notApplicable';
import { useUnkeptDrafts } from './unkeptDrafts';

interface Options {
  question: VettingQuestion;
  /** As it was saved or queued; undefined when it was never given. */
  answer: Answer | undefined;
  onAnswer: (answer: Answer) => void;
  /** What does not concern the business is answered with the reason that its option gives. */
  givesReasons: boolean;
}

/** What is typed and chosen for one question; handed over as soon as it can be kept. */
export function useAnswerDraft({ question, answer, onAnswer, givesReasons }: Options) {
  const kept = answer ?? BLANK;
  const unkept = useUnkeptDrafts();
  const [draft, setDraft] = useState(unkept.drafts.get(question.id) ?? kept);
  const [known, setKnown] = useState(kept);
  const read = readDraft(question, draft, kept);
  if (!isSameAnswer(kept, known)) {
    setKnown(kept);
    // Changed elsewhere while nothing else was being typed here.
    if (read.answer && isSameAnswer(read.answer, known)) setDraft(kept);
  }

  function change(next: Answer) {
    setDraft(next);
    const { answer: latest } = readDraft(question, next, kept);
    unkept.keep(question.id, latest ? null : next);
    if (latest) onAnswer(latest);
  }

  return {
    draft,
    ...read,
    /** What is shown cannot be kept as it is. */
    isUnkept: read.answer === null,
    choose: (id: number) => {
      const next = withOption(question, draft, id);
      const out = givesReasons ? notApplicableOption(question, next) : null;
      change(out && next.text === '' ? { ...next, text: reasonIn(out) } : next);
    },
    /** Takes an answer that was proposed. */
    take: (given: Pick<Answer, 'text' | 'selected_options'>) => change({ ...draft, ...given }),
    type: (text: string) => change({ ...draft, text }),
    linkEvidence: (evidence_url: string) => change({ ...draft, evidence_url }),
    clear: () => change({ ...draft, text: '', selected_options: [] }),
  };
}

export type AnswerDraft = ReturnType<typeof useAnswerDraft>;
