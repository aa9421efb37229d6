import type { DirectoryCategory } from '../vocabulary';

/** Basic is open to every business, Advanced after clearance. */
export type VettingPart = 'basic' | 'advanced';

/**
 * How a question is answered. `one` and `many` choose options; `text` is free; `number` and
 * `percentage` are canonical decimals (no sign, no leading zeros, a dot) in the answer's text.
 */
export type QuestionKind = 'one' | 'many' | 'text' | 'number' | 'percentage';

/** `red` bars clearance and the higher levels, `amber` asks for a reviewer's look. */
export type Flag = 'red' | 'amber';

export interface VettingOption {
  id: number;
  /** Stable name in rules and exports, such as `sole_trader`. */
  value: string;
  label: string;
  /** 0 to 4; null where nothing is scored or where the number of choices is. */
  points: number | null;
  flag: Flag | null;
  /** "None of these": chosen alone, and not counted as a choice. */
  is_exclusive: boolean;
  /** The question does not concern this business; needs a reason in the answer's text. */
  is_not_applicable: boolean;
}

/** Holds when the named question is answered and its choice fits every part that is given. */
export interface Condition {
  /** Code of a question asked earlier. */
  question: string;
  has_any?: readonly string[];
  has_none?: readonly string[];
}

/** Why a question is not asked: all conditions of `when` hold. */
export interface Preset {
  because: string;
  when: readonly Condition[];
}

export interface VettingQuestion {
  /** Category id × 100 + place in it; never reused. */
  id: number;
  /** As in the questionnaire's plan, such as `BD1`. */
  code: string;
  category: number;
  text: string;
  help: string;
  /** Why it is asked. */
  why: string;
  /** The law or standard behind it, empty when there is none. */
  source: string;
  /** What can be linked as evidence, empty when nothing is expected. */
  evidence_hint: string;
  kind: QuestionKind;
  /** 0 for questions that are not scored. */
  weight: number;
  /**
   * Four bounds that earn 1, 2, 3 and 4 points: of the number, the percentage or the count of
   * choices. Rising: at least; falling: at most. Null where options carry the points.
   */
  bounds: readonly [number, number, number, number] | null;
  options: readonly VettingOption[];
  /** The most options that may be chosen; null without a limit. */
  max_choices: number | null;
  /** Any of them takes the question out. */
  presets: readonly Preset[];
}

export interface VettingCategory {
  id: number;
  /** As in section 4 of the specification. */
  category_name: string;
  part: VettingPart;
}

/** A version of the questions; answers and scores name the version they belong to. */
export interface Questionnaire {
  version: string;
  categories: readonly VettingCategory[];
  questions: readonly VettingQuestion[];
}

export interface Answer {
  /** The text, the canonical decimal, or why the question is not applicable. */
  text: string;
  selected_options: readonly number[];
  /** An https address, or empty. */
  evidence_url: string;
}

/** By question id; a question that is not there is unanswered. */
export type Answers = Readonly<Record<number, Answer>>;

/** What else decides a score. */
export interface Circumstances {
  /** The primary category in the directory, which decides the two material themes. */
  category: DirectoryCategory | null;
  /** Unanswered questions count 0, as in a submitted application; else they are left out. */
  isFinal: boolean;
  /** An admin has checked the answers, which the highest level needs. */
  isChecked: boolean;
}
