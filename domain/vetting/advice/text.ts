import type { Recommendation } from '../../contract/assessment';

/** What a business can do about one question; `law` is the duty behind it, empty if there is none. */
export type RecommendationText = Pick<
  Recommendation,
  'title' | 'first_step' | 'law' | 'helper' | 'helper_url' | 'effort'
>;

type UpToSix = 1 | 2 | 3 | 4 | 5 | 6;
interface Numbers {
  6: UpToSix;
  7: UpToSix | 7;
  8: UpToSix | 7 | 8;
}

/** One text for each question of a theme: a missing one is a type error. */
export type TextsOf<Letter extends string, Last extends keyof Numbers> = Record<
  `${Letter}${Numbers[Last]}`,
  RecommendationText
>;
