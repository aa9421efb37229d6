import type {
  Assessment,
  VettingQuestionEntry,
  VettingReport,
  VettingResponse,
} from '../../../domain/contract/vetting';
import type { Theme } from '../../../domain/vocabulary';

/** A report with a score, and what is needed to put it into words. */
export interface ReportData {
  report: VettingReport;
  assessment: Assessment;
  questions: ReadonlyMap<number, VettingQuestionEntry>;
  responses: ReadonlyMap<number, VettingResponse>;
  /** The business that an admin looks at on its behalf. */
  asUser: number | null;
}

/** Null where nothing was answered yet. */
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
    asUser,
  };
}

const isTyped = ({ kind }: VettingQuestionEntry) => kind === 'number' || kind === 'percentage';

/** What was answered, in the words of the question; empty where nothing was. */
export function answerText({ questions, responses }: ReportData, id: number): string {
  const question = questions.get(id);
  const response = responses.get(id);
  if (!question || !response) return '';
  const chosen = question.options.filter((option) => response.selected_options.includes(option.id));
  const isPlainNumber = isTyped(question) && chosen.length === 0 && response.text !== '';
  const typed =
    isPlainNumber && question.kind === 'percentage' ? `${response.text} %` : response.text;
  return [...chosen.map(({ label }) => label), typed].filter(Boolean).join('; ');
}

export const questionText = ({ questions }: ReportData, id: number): string =>
  questions.get(id)?.text ?? `Question ${id}`;

export const categoryName = ({ assessment }: ReportData, id: number): string =>
  assessment.progress.find((entry) => entry.vetting_category === id)?.vetting_name ??
  `Category ${id}`;

export const themeOf = ({ assessment }: ReportData, category: number): Theme | null =>
  assessment.themes.find((score) => score.category === category)?.theme ?? null;

/** When what is reported was said: as submitted, else the last answer. */
export function reportedAt({ application, responses }: VettingReport): string | null {
  const answered = responses.map(({ updated_at }) => updated_at).sort();
  return application?.submitted_at ?? answered.at(-1) ?? null;
}

/** Points that unanswered questions of the themes could still earn. */
export const attainable = ({ themes }: Assessment): number =>
  themes.reduce((sum, theme) => sum + theme.attainable, 0);
