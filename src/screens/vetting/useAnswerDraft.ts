import { useEffect, useState } from 'react';
import type { Answer, VettingQuestion } from '../../../domain/vetting/types';
import { BLANK, isSameAnswer, readDraft, withOption } from './answerDraft';
import { createHandOver } from './handOver';

interface Surroundings {
  question: VettingQuestion;
  /** As it is kept; undefined when it was never given. */
  answer: Answer | undefined;
  onAnswer: (answer: Answer) => void;
}

/** What is being typed and chosen for one question; handed over as soon as it can be kept. */
export function useAnswerDraft({ question, answer, onAnswer }: Surroundings) {
  const saved = answer ?? BLANK;
  const [draft, setDraft] = useState(saved);
  const [known, setKnown] = useState(saved);
  const [handOver] = useState(() => createHandOver<Answer>());
  const read = readDraft(question, draft, saved);
  if (!isSameAnswer(saved, known)) {
    setKnown(saved);
    // Changed elsewhere while nothing else was being typed here.
    if (read.answer && isSameAnswer(read.answer, known)) setDraft(saved);
  }

  useEffect(() => handOver.connect(onAnswer), [handOver, onAnswer]);
  useEffect(() => {
    window.addEventListener('pagehide', handOver.now);
    document.addEventListener('visibilitychange', handOver.now);
    return () => {
      window.removeEventListener('pagehide', handOver.now);
      document.removeEventListener('visibilitychange', handOver.now);
      handOver.now();
    };
  }, [handOver]);

  function change(next: Answer, hand: (latest: Answer) => void) {
    setDraft(next);
    const { answer: latest } = readDraft(question, next, saved);
    if (latest) hand(latest);
    else handOver.drop();
  }

  return {
    draft,
    ...read,
    /** What is shown cannot be kept as it is. */
    isUnkept: read.answer === null,
    choose: (id: number) => change(withOption(question, draft, id), handOver.atOnce),
    type: (text: string) => change({ ...draft, text }, handOver.afterPause),
    linkEvidence: (evidence_url: string) =>
      change({ ...draft, evidence_url }, handOver.afterPause),
    clear: () => change({ ...draft, text: '', selected_options: [] }, handOver.atOnce),
    /** The field was left: what was typed waits no longer. */
    leave: handOver.now,
  };
}

export type AnswerDraft = ReturnType<typeof useAnswerDraft>;
