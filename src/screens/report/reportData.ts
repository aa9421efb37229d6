import type { Assessment, VettingReport } from '../../../domain/contract/assessment';
import type { VettingQuestionEntry, VettingResponse } from '../../../domain/contract/vetting';
import { t } from '../../../domain/language';
import { answerWords } from '../../../domain/vetting/describeAnswer';
import type {
  Answer,
  Answers,
  Questionnaire,
  VettingOption,
  VettingQuestion,
} from '../../../domain/vetting/types';
import { presetsOf } from '../../../domain/vetting/visibility';

/** What of a question puts its answer into words. */
type KnownQuestion = Pick<VettingQuestion, 'id' | 'category' | 'text' | 'kind'> & {
  options: readonly Pick<VettingOption, 'id' | 'label'>[];
};

/** A score, and the data to put it into words. */
export interface ScoreData {
  assessment: Assessment;
  questions: ReadonlyMap<number, KnownQuestion>;
  responses: ReadonlyMap<number, Answer>;
  /** Why questions were not asked. */
  presets: ReadonlyMap<number, string>;
}

/** A report with a score. */
export interface ReportData extends ScoreData {
  report: VettingReport;
  responses: ReadonlyMap<number, VettingResponse>;
  /** The business that an admin looks at on its behalf. */
  asUser: number | null;
}

/** Why questions are not asked after these answers, by the id of the question. */
export function readPresets(
  questionnaire: Questionnaire,
  answers: Answers,
): ReadonlyMap<number, string> {
  const presetOf = presetsOf(questionnaire, answers);
  return new Map(
    questionnaire.questions.flatMap((question) => {
      const preset = presetOf(question);
      return preset ? [[question.id, preset.because]] : [];
    }),
  );
}

/** The questions as the server sends them; what earns their points is not needed here. */
const questionnaireOf = (
  entries: readonly VettingQuestionEntry[],
  version: string,
): Questionnaire => ({
  version,
  categories: [],
  questions: entries.map((entry) => ({ ...entry, bounds: null })),
});

/** Null when nothing is answered yet. */
export function readReport(
  report: VettingReport,
  questions: readonly VettingQuestionEntry[],
  asUser: number | null,
): ReportData | null {
  const { assessment, responses } = report;
  if (!assessment) return null;
  return {
    report,
    assessment,
    questions: new Map(questions.map((question) => [question.id, question])),
    responses: new Map(responses.map((response) => [response.question, response])),
    presets: readPresets(
      questionnaireOf(questions, assessment.receipt.questionnaire_version),
      Object.fromEntries(responses.map((response) => [response.question, response])),
    ),
    asUser,
  };
}

/** What was answered, in the words of the question; empty where nothing was. */
export function answerText({ questions, responses }: ScoreData, id: number): string {
  const question = questions.get(id);
  return question ? answerWords(question, responses.get(id) ?? null).join('; ') : '';
}

export const questionText = ({ questions }: ScoreData, id: number): string =>
  questions.get(id)?.text ?? t('Question {number}', { number: id });

export function categoryName({ assessment }: ScoreData, id: number): string {
  const found = assessment.progress.find((entry) => entry.vetting_category === id);
  return found ? t(found.vetting_name) : t('Category {number}', { number: id });
}

/** Why questions of a category do not concern the business, each reason once. */
export function reasonsOf({ assessment, presets }: ScoreData, category: number): string[] {
  const lines = assessment.receipt.lines.filter((line) => line.category === category);
  return [...new Set(lines.flatMap(({ question }) => presets.get(question) ?? []))];
}

/** The date of the submission, else of the last answer. */
export function reportedAt({ application, responses }: VettingReport): string | null {
  const answered = responses.map(({ updated_at }) => updated_at).sort();
  return application?.submitted_at ?? answered.at(-1) ?? null;
}

/** Points that unanswered questions of the themes could still earn. */
export const attainablePoints = ({ themes }: Assessment): number =>
  themes.reduce((sum, theme) => sum + theme.attainable, 0);
