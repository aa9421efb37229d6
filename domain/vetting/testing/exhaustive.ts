import type { Assessment } from '../../contract/assessment';
import type { Level } from '../../vocabulary';
import { chosenOptions } from '../answers';
import { REACHED_FROM } from '../levels';
import { hasReached } from '../plan';
import { pointsOf } from '../points';
import { assess } from '../score';
import type { Answer, Answers, Circumstances, Questionnaire, VettingQuestion } from '../types';
import { answerOf } from './samples';

/** Facts: what decides which questions are asked, who founded the business, a conviction. */
const FACTS = ['BD1', 'BD2', 'BD5', 'DI5', 'SC1', 'SC2', 'SC5'];
const LINK = 'https://example.co.ke/proof';

/** Whatever may be answered, other than "does not apply", with a link to proof. */
function anyAnswersTo({ kind, options, bounds, max_choices }: VettingQuestion): Answer[] {
  const given = { evidence_url: LINK };
  const out = options.filter((option) => !option.is_not_applicable);
  const single = out.map(({ id }) => answerOf({ ...given, selected_options: [id] }));
  const several = out.filter((option) => !option.is_exclusive && option.flag !== 'red');
  const all = several.map(({ id }) => id).slice(0, max_choices ?? several.length);
  if (kind === 'one') return single;
  if (kind === 'many') return [...single, answerOf({ ...given, selected_options: all })];
  return (bounds ?? []).map((bound) => answerOf({ ...given, text: String(bound) }));
}

interface Marks {
  themes: { earned: number; possible: number; multiplier: number }[];
  /** 4 × strong answers − 5 × those with proof: a Tree needs 0 or less. */
  lack: number;
  reds: number;
}

function marksOf({ themes, receipt, flags }: Assessment, answers: Answers): Marks {
  const strong = receipt.lines.filter(({ points }) => points !== null && points >= 3);
  const proven = strong.filter(({ question }) => answers[question]?.evidence_url);
  return {
    themes: themes.filter(({ is_rated }) => is_rated),
    lack: 4 * strong.length - 5 * proven.length,
    reds: flags.filter(({ flag }) => flag === 'red').length,
  };
}

const redsOf = (question: VettingQuestion, answer: Answer): number =>
  chosenOptions(question, answer).filter(({ flag }) => flag === 'red').length;

/** What the best answer to a question changes. */
interface Change {
  answer: readonly [number, Answer];
  theme: number;
  earned: number;
  possible: number;
  lack: number;
  reds: number;
}

function changesOf(questionnaire: Questionnaire, answers: Answers, when: Circumstances): Change[] {
  const now = assess(questionnaire, answers, when);
  const before = marksOf(now, answers);
  return questionnaire.questions.flatMap((question) => {
    const line = now.receipt.lines.find((each) => each.question === question.id);
    const isOut = line?.counted === 'not_asked' || line?.counted === 'not_applicable';
    if (isOut || FACTS.includes(question.code)) return [];
    const kept = answers[question.id];
    const all = [...anyAnswersTo(question), ...(kept ? [{ ...kept, evidence_url: LINK }] : [])];
    const best = all.toSorted(
      (one, other) =>
        redsOf(question, one) - redsOf(question, other) ||
        pointsOf(question, other) - pointsOf(question, one),
    )[0];
    if (!best) return [];
    const next = { ...answers, [question.id]: best };
    const after = marksOf(assess(questionnaire, next, when), next);
    const marks = after.themes.map(({ earned, possible }, theme) => ({
      theme,
      earned: earned - (before.themes[theme]?.earned ?? 0),
      possible: possible - (before.themes[theme]?.possible ?? 0),
    }));
    const moved = marks.find(({ earned, possible }) => earned !== 0 || possible !== 0);
    const change: Change = {
      answer: [question.id, best],
      ...(moved ?? { theme: -1, earned: 0, possible: 0 }),
      lack: after.lack - before.lack,
      reds: after.reds - before.reds,
    };
    const isVain = change.earned <= 0 && change.lack >= 0 && change.reds >= 0;
    return isVain ? [] : [change];
  });
}

/** So close to the bound `assess` decides, which takes longer and does not round. */
const CLOSE = 1e-7;

function reachesGoal(marks: Marks, changes: readonly Change[], goal: Level, ask: () => boolean) {
  const floor = goal === 'Tree' ? 50 : goal === 'Sapling' ? 25 : 0;
  let { reds, lack } = marks;
  for (const change of changes) {
    reds += change.reds;
    lack += change.lack;
  }
  if ((floor > 0 && reds > 0) || (goal === 'Tree' && lack > 0)) return false;
  let total = 0;
  let weight = 0;
  for (const [index, theme] of marks.themes.entries()) {
    let { earned, possible } = theme;
    for (const change of changes)
      if (change.theme === index) {
        earned += change.earned;
        possible += change.possible;
      }
    if (possible === 0) continue;
    if (100 * earned < floor * possible) return false;
    total += (theme.multiplier * 100 * earned) / possible;
    weight += theme.multiplier;
  }
  const distance = weight === 0 ? -1 : total / weight - REACHED_FROM[goal];
  return Math.abs(distance) < CLOSE ? ask() : distance > 0;
}

/** The least number of changes, of at most 3, that reaches the level; null when there is none. */
export function fewestByTrial(
  questionnaire: Questionnaire,
  answers: Answers,
  when: Circumstances,
  goal: Level,
  most: number,
): number | null {
  const changes = changesOf(questionnaire, answers, when);
  const marks = marksOf(assess(questionnaire, answers, when), answers);
  const works = (...some: Change[]) =>
    reachesGoal(marks, some, goal, () => {
      const next = { ...answers, ...Object.fromEntries(some.map(({ answer }) => answer)) };
      return hasReached(assess(questionnaire, next, when), goal);
    });
  const later = (change: Change) => changes.slice(changes.indexOf(change) + 1);
  if (most >= 1 && changes.some((one) => works(one))) return 1;
  if (most >= 2 && changes.some((one) => later(one).some((two) => works(one, two)))) return 2;
  const three = (one: Change, two: Change) => later(two).some((last) => works(one, two, last));
  if (most >= 3 && changes.some((one) => later(one).some((two) => three(one, two)))) return 3;
  return null;
}
