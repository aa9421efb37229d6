import { t } from '../../../../domain/language';
import type { VettingReport } from '../../../../domain/contract/assessment';
import type { VettingQuestionEntry } from '../../../../domain/contract/vetting';
import { describeAnswer } from '../../../../domain/vetting/describeAnswer';

/** A question that can be reopened, and what was answered. */
interface AnsweredQuestion {
  id: number;
  text: string;
  answer: string[];
  flag: 'red' | 'amber' | null;
}

export interface AnswerGroup {
  name: string;
  questions: AnsweredQuestion[];
}

/** The answers of a business: flagged ones first, then by category, in the order of the form. */
export function answerGroups(
  { assessment, responses }: VettingReport,
  questions: readonly VettingQuestionEntry[],
): AnswerGroup[] {
  if (!assessment) return [];
  const given = new Map(responses.map((response) => [response.question, response]));
  const flags = new Map(assessment.flags.map(({ question, flag }) => [question, flag]));
  const answered = questions.flatMap((question) => {
    const answer = describeAnswer(question, given.get(question.id) ?? null);
    const { id, text, category } = question;
    return answer.length === 0
      ? []
      : [{ category, entry: { id, text, answer, flag: flags.get(id) ?? null } }];
  });
  const groups = assessment.progress.map(({ vetting_category, vetting_name }) => ({
    name: t(vetting_name),
    questions: answered
      .filter(({ category, entry }) => category === vetting_category && entry.flag === null)
      .map(({ entry }) => entry),
  }));
  const flagged = (['red', 'amber'] as const).map((flag) => ({
    name: flag === 'red' ? t('Red answers') : t('Amber answers'),
    questions: answered.filter(({ entry }) => entry.flag === flag).map(({ entry }) => entry),
  }));
  return [...flagged, ...groups].filter((group) => group.questions.length > 0);
}

/** The questions whose text or answer contains the search. */
export function filterAnswers(groups: readonly AnswerGroup[], search: string): AnswerGroup[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return [...groups];
  return groups
    .map(({ name, questions }) => ({
      name,
      questions: questions.filter(({ text, answer }) =>
        [text, ...answer].some((words) => words.toLowerCase().includes(wanted)),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
}
