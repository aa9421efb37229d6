import type { ReportFile } from '../contract/reportFile';
import type { Assessment } from '../contract/assessment';
import { DIRECTORY_CATEGORIES, type DirectoryCategory } from '../vocabulary';
import { figuresOf } from './figures';
import { assess } from './score';
import { multiplierOf } from './themes';
import type { Answers, Questionnaire } from './types';

/** A figure of the file that its answers do not give; null where one of the two has none. */
export interface Difference {
  figure: string;
  inFile: string | null;
  calculated: string | null;
}

export interface ReplayedReport {
  answers: Answers;
  /** As calculated here, from the answers alone. */
  assessment: Assessment;
  differences: Difference[];
  /** The weights in the file are those of another category than the one it names. */
  hasOtherWeights: boolean;
}

const hasWeightsOf = ({ themes }: Assessment, category: DirectoryCategory | null): boolean =>
  themes.every(({ theme, multiplier }) => multiplier === multiplierOf(theme, category));

/** The category named in the file, unless its themes have the weights of another one. */
function categoryOf({ assessment, business }: ReportFile) {
  const named = DIRECTORY_CATEGORIES.find((category) => category === business.category) ?? null;
  const candidates = [named, null, ...DIRECTORY_CATEGORIES];
  const weighed = candidates.find((category) => hasWeightsOf(assessment, category));
  return { category: weighed ?? named, hasOtherWeights: !hasWeightsOf(assessment, named) };
}

function differencesBetween(inFile: Assessment, calculated: Assessment): Difference[] {
  const [theirs, ours] = [figuresOf(inFile), figuresOf(calculated)];
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((figure) => {
    const difference = {
      figure,
      inFile: theirs.get(figure) ?? null,
      calculated: ours.get(figure) ?? null,
    };
    return difference.inFile === difference.calculated ? [] : [difference];
  });
}

/** Calculates a report again from the answers in its file, and compares every figure with the file's. */
export function replayReport(questionnaire: Questionnaire, file: ReportFile): ReplayedReport {
  const answers: Answers = Object.fromEntries(
    file.responses.map(({ question, text, selected_options, evidence_url }) => [
      question,
      { text, selected_options, evidence_url },
    ]),
  );
  const { category, hasOtherWeights } = categoryOf(file);
  const { receipt, floors } = file.assessment;
  const assessment = assess(questionnaire, answers, {
    category,
    isFinal: receipt.is_final,
    isChecked: floors.some(({ rule, is_met }) => rule === 'tree_checked' && is_met),
  });
  return {
    answers,
    assessment,
    differences: differencesBetween(file.assessment, assessment),
    hasOtherWeights,
  };
}
