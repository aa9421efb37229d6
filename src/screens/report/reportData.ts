import type {
  Assessment,
  VettingQuestionEntry,
  VettingReport,
  VettingResponse,
} from '../../../domain/contract/vetting';
import { answerWords } from '../../../domain/vetting/describeAnswer';
import { presetsOf } from '../../../domain/vetting/visibility';

/** A report with a score, and the data to put it into words. */
export interface ReportData {
  report: VettingReport;
  assessment: Assessment;
  questions: ReadonlyMap<number, VettingQuestionEntry>;
  responses: ReadonlyMap<number, VettingResponse>;
  /** Why questions were not asked. */
  presets: ReadonlyMap<number, string>;
  /** The business that an admin looks at on its behalf. */
  asUser: number | null;
}

function readPresets(
  entries: readonly VettingQuestionEntry[],
  responses: readonly VettingResponse[],
  version: string,
): ReadonlyMap<number, string> {
  const questions = entries.map((entry) => ({ ...entry, bounds: null }));
  const answers = Object.fromEntries(responses.map((response) => [response.question, response]));
  const presetOf = presetsOf({ version, categories: [], questions }, answers);
  return new Map(
    questions.flatMap((question) => {
      const preset = presetOf(question);
      return preset ? [[question.id, preset.because]] : [];
    }),
  );
}

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
    presets: readPresets(questions, responses, assessment.receipt.questionnaire_version),
    asUser,
  };
}

/** What was answered, in the words of the question; empty where nothing was. */
export function answerText({ questions, responses }: ReportData, id: number): string {
  const question = questions.get(id);
  return question ? answerWords(question, responses.get(id) ?? null).join('; ') : '';
}

export const questionText = ({ questions }: ReportData, id: number): string =>
  questions.get(id)?.text ?? `Question ${id}`;

export const categoryName = ({ assessment }: ReportData, id: number): string =>
  assessment.progress.find((entry) => entry.vetting_category === id)?.vetting_name ??
  `Category ${id}`;

/** Why questions of a category do not concern the business, each reason once. */
export function reasonsOf({ assessment, presets }: ReportData, category: number): string[] {
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
