import type { Assessment } from '../contract/assessment';
import { t } from '../language';
import { STRENGTH_TEXTS } from './advice/strengthTexts';

/** Points from which an answer is a strength. */
export const STRONG_FROM = 3;

export interface Strength {
  question: number;
  code: string;
  /** A statement to the owner, without a full stop. */
  text: string;
  points: number;
  /** Points × weight. */
  earned: number;
}

/** Every answer with 3 or 4 points as a statement, the one that earns most first. */
export const strengthsOf = ({ receipt }: Pick<Assessment, 'receipt'>): Strength[] =>
  receipt.lines
    .flatMap(({ question, code, counted, points, earned }) => {
      const text = STRENGTH_TEXTS[code];
      const isStrong = counted === 'scored' && points !== null && points >= STRONG_FROM;
      return isStrong && text !== undefined
        ? [{ question, code, text: t(text), points, earned }]
        : [];
    })
    .sort((one, other) => other.earned - one.earned || other.points - one.points);
