import type {
  Flag,
  QuestionKind,
  VettingCategory,
  VettingOption,
  VettingPart,
  VettingQuestion,
} from '../types';

type OptionDraft = Omit<VettingOption, 'id'>;

type Wording = Pick<VettingQuestion, 'text' | 'help' | 'why'>;
type Rest = Pick<
  VettingQuestion,
  'source' | 'evidence_hint' | 'kind' | 'weight' | 'bounds' | 'max_choices' | 'presets'
> & { options: readonly OptionDraft[] };

type QuestionDraft = { code: string } & Wording & Rest;

/** A category with its questions, which have their ids. */
export interface AskedCategory {
  category: VettingCategory;
  questions: readonly VettingQuestion[];
}

const ask =
  (kind: QuestionKind) =>
  (code: string, draft: Wording & Partial<Omit<Rest, 'kind'>>): QuestionDraft => ({
    code,
    source: '',
    evidence_hint: '',
    kind,
    weight: 0,
    bounds: null,
    options: [],
    max_choices: null,
    presets: [],
    ...draft,
  });

export const one = ask('one');
export const many = ask('many');
export const words = ask('text');
export const amount = ask('number');
export const percentage = ask('percentage');

export const choice = (
  value: string,
  label: string,
  points: number | null = null,
  flag: Flag | null = null,
): OptionDraft => ({
  value,
  label,
  points,
  flag,
  is_exclusive: false,
  is_not_applicable: false,
});

/** The way out of a question with several choices. */
export const noneOf = (label: string, value = 'none'): OptionDraft => ({
  ...choice(value, label),
  is_exclusive: true,
});

export const doesNotApply = (reason: string): OptionDraft => ({
  ...choice('not_applicable', `Does not apply: ${reason}`),
  is_exclusive: true,
  is_not_applicable: true,
});

const MATURITY = ['nothing', 'planned', 'partial', 'everywhere', 'verified'] as const;

/**
 * 0 to 4 points: nothing; planned; informal or partial; written down and applied everywhere;
 * measured, reviewed yearly, published or verified.
 */
export const maturity = (labels: Record<(typeof MATURITY)[number], string>): OptionDraft[] =>
  MATURITY.map((value, points) => choice(value, labels[value], points));

/** 0, 2 or 4 points: no; in progress; valid now. */
export const compliance = (no: string, inProgress: string, valid: string): OptionDraft[] => [
  choice('no', no, 0),
  choice('in_progress', inProgress, 2),
  choice('valid', valid, 4),
];

/**
 * Ids follow from the place: question = category × 100 + place, option = question × 100 + place.
 * So a question or option may be reworded or added at the end, but never moved or replaced.
 */
export function category(
  id: number,
  category_name: string,
  part: VettingPart,
  drafts: readonly QuestionDraft[],
): AskedCategory {
  const questions = drafts.map((draft, index): VettingQuestion => {
    const questionId = id * 100 + index + 1;
    const options = draft.options.map((option, place) => ({
      id: questionId * 100 + place + 1,
      ...option,
    }));
    return { ...draft, id: questionId, category: id, options };
  });
  return { category: { id, category_name, part }, questions };
}
