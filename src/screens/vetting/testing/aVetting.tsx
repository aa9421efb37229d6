import { useMemo, useState, type ReactNode } from 'react';
import { VettingContext, type AnswerState, type Vetting } from '../../../actors/vetting';
import { inDisplayOrder } from '../../../../domain/vetting/order';
import { progressOf } from '../../../../domain/vetting/progress';
import { QUESTIONNAIRE, questionByCode } from '../../../../domain/vetting/questionnaire';
import { answersBy, answersWorth } from '../../../../domain/vetting/testing/samples';
import type { Answers, VettingQuestion } from '../../../../domain/vetting/types';
import { anApplication } from '../../../testing/vettingReport';

export const idle: AnswerState = { status: 'idle', message: null, theirs: null, savedAt: null };

const basicIds = QUESTIONNAIRE.categories
  .filter(({ part }) => part === 'basic')
  .map(({ id }) => id);

/** Every Basic question answered well and declared. */
export const basicAnswers: Answers = {
  ...answersWorth(
    QUESTIONNAIRE.questions.filter(({ category }) => basicIds.includes(category)),
    3,
  ),
  ...answersBy(QUESTIONNAIRE, { SO1: 'yes', DI8: 'yes', DI3: 'none_checked' }),
};

export function ask(code: string): VettingQuestion {
  const question = questionByCode(QUESTIONNAIRE, code);
  if (!question) throw new Error(`no question ${code}`);
  return question;
}

/** The assessment as the screens are given it: nothing answered yet, all at rest. */
export function aVetting(change: Partial<Vetting> = {}): Vetting {
  const answers = change.answers ?? {};
  return {
    status: 'ready',
    isReadOnly: false,
    asUser: null,
    isOnBehalf: false,
    questionnaire: QUESTIONNAIRE,
    categories: inDisplayOrder(QUESTIONNAIRE.categories),
    answers,
    progress: progressOf(QUESTIONNAIRE, answers),
    isCleared: false,
    application: null,
    answerState: () => idle,
    revisionOf: () => 0,
    answer: () => {},
    retryAnswer: () => {},
    discardAnswer: () => {},
    discardUnsent: () => {},
    sendNow: () => {},
    keepMine: () => {},
    takeTheirs: () => {},
    pending: 0,
    blocked: [],
    isKept: true,
    keptAt: null,
    isOnline: true,
    isWaiting: false,
    pace: null,
    submit: () => Promise.resolve(true),
    sendEvent: () => Promise.resolve(anApplication()),
    cancelSubmission: () => {},
    problem: null,
    openFinishing: () => {},
    leaveFinishing: () => {},
    stopEditing: () => {},
    editOnTheirBehalf: () => {},
    reload: () => {},
    stage: 'basic.incomplete',
    ...change,
  };
}

/** What is below reads this assessment. */
export function WithVetting({ vetting, children }: { vetting: Vetting; children: ReactNode }) {
  const source = useMemo(() => ({ subscribe: () => () => {}, read: () => vetting }), [vetting]);
  return <VettingContext value={source}>{children}</VettingContext>;
}

interface Props {
  start: Partial<Vetting>;
  onAnswer?: Vetting['answer'];
  children: ReactNode;
}

/** Keeps the answers as the real one does, and passes each to the test. */
export function KeepingAnswers({ start, onAnswer, children }: Props) {
  const [answers, setAnswers] = useState(start.answers ?? {});
  const vetting = aVetting({
    ...start,
    answers,
    answer: (question, answer) => {
      setAnswers((now) => ({ ...now, [question]: answer }));
      onAnswer?.(question, answer);
    },
  });
  return <WithVetting vetting={vetting}>{children}</WithVetting>;
}
