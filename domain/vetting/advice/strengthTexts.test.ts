import { QUESTIONNAIRE } from '../questionnaire';
import { STRONG_FROM } from '../strengths';
import { answerWorth } from '../testing/samples';
import { pointsOf } from '../points';
import { STRENGTH_TEXTS } from './strengthTexts';

const strong = QUESTIONNAIRE.questions.filter(
  (question) => question.weight > 0 && pointsOf(question, answerWorth(question, 4)) >= STRONG_FROM,
);
const texts = Object.entries(STRENGTH_TEXTS);

test('has a statement for each question that can be a strength and for no other', () => {
  expect(strong.length).toBeGreaterThan(50);
  expect(Object.keys(STRENGTH_TEXTS).sort()).toEqual(strong.map(({ code }) => code).sort());
});

test.each(texts)('states %s in one short sentence', (_code, text) => {
  expect(text).toMatch(/^[A-Z].{20,90}[^.?!]$/);
  expect(text).not.toMatch(/[.?!]\s|\bwe\b|\bour\b/i);
});

test('has distinct statements', () => {
  expect(new Set(texts.map(([, text]) => text)).size).toBe(texts.length);
});

test.each(
  strong.filter(({ bounds }) => bounds !== null).map((question) => [question.code, question]),
)('names in the statement of %s the figure that earns 3 points', (code, { bounds }) => {
  const figures = STRENGTH_TEXTS[code]?.match(/\d+/g) ?? [];
  expect(figures).toContain(String(bounds?.[STRONG_FROM - 1]));
});
