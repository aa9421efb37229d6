import { msg, plural, t } from '../../../domain/language';
import type { Vetting } from '../../actors/vetting';
import type { VettingQuestion } from '../../../domain/vetting/types';
import { unansweredQuestions } from './nextQuestion';
import { whyReadOnly, type AccessFacts } from './openQuestions';

/** The declaration that the answers are true. */
const DECLARATION = 'SO1';

export const BLOCKED_TITLE = msg('Answers that could not be saved');

type Asked = Pick<Vetting, 'questionnaire' | 'categories' | 'answers' | 'isCleared'>;
type Unsent = Pick<Vetting, 'pending' | 'blocked' | 'isKept' | 'isOnline'>;

interface Gaps {
  /** Must be answered before anything can be submitted. */
  basic: VettingQuestion[];
  /** May stay open, and then count nothing. */
  advanced: VettingQuestion[];
}

export function gapsOf(vetting: Asked): Gaps {
  const open = unansweredQuestions(vetting);
  const basicIds = vetting.categories.filter(({ part }) => part === 'basic').map(({ id }) => id);
  return {
    basic: open.filter(({ category }) => basicIds.includes(category)),
    advanced: open.filter(({ category }) => !basicIds.includes(category)),
  };
}

export interface FlaggedAnswer {
  question: VettingQuestion;
  option: VettingQuestion['options'][number];
}

/** Answers that a reviewer looks at, or that rule out the higher levels. */
export const flaggedAnswers = ({ questionnaire, answers }: Asked): FlaggedAnswer[] =>
  questionnaire.questions.flatMap((question) =>
    question.options
      .filter(({ id, flag }) => flag && answers[question.id]?.selected_options.includes(id))
      .map((option) => ({ question, option })),
  );

const isDeclared = ({ questionnaire, answers }: Asked): boolean => {
  const declaration = questionnaire.questions.find(({ code }) => code === DECLARATION);
  return Boolean(
    declaration?.options.some(
      ({ id, flag }) => !flag && answers[declaration.id]?.selected_options.includes(id),
    ),
  );
};

/** What keeps the assessment from being submitted now, in sentences; none when it can be. */
export function submissionObstacles(vetting: Asked & AccessFacts & Unsent): string[] {
  const locked = whyReadOnly(vetting);
  if (locked) return [locked];
  const { isKept, isOnline } = vetting;
  const blocked = vetting.blocked.length;
  const pending = vetting.pending - blocked;
  const missing = gapsOf(vetting).basic.length;
  const waiting = isKept
    ? plural(
        pending,
        '# answer is kept on this device and not sent yet. They are sent first; then you can submit.',
        '# answers are kept on this device and not sent yet. They are sent first; then you can submit.',
      )
    : plural(
        pending,
        '# answer is not sent yet. They are sent first; then you can submit.',
        '# answers are not sent yet. They are sent first; then you can submit.',
      );
  return [
    ...(missing > 0
      ? [
          plural(
            missing,
            '# Basic question has no answer yet.',
            '# Basic questions have no answer yet.',
          ),
        ]
      : []),
    ...(isDeclared(vetting) ? [] : [t('You have not declared that your answers are true.')]),
    ...(isOnline
      ? []
      : [
          t(
            'There is no connection. The assessment can be submitted once you are connected again.',
          ),
        ]),
    ...(blocked > 0
      ? [
          plural(
            blocked,
            '# answer could not be saved: see “{title}”.',
            '# answers could not be saved: see “{title}”.',
            { title: t(BLOCKED_TITLE) },
          ),
        ]
      : []),
    ...(pending > 0 ? [waiting] : []),
  ];
}
