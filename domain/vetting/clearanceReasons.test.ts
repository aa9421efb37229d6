import { fill, readTranslationFrom } from '../language';
import { reasonTexts } from './clearanceReasons';
import { KEPT, keptText } from './keptTexts';
import { QUESTIONNAIRE, questionById } from './questionnaire';
import { QUESTIONNAIRES } from './questions/translate';
import { assess } from './score';
import { answersBy } from './testing/samples';

const TEXTS: Readonly<Record<string, string>> = {
  [KEPT.unanswered]: '“{category}”: maswali {count}',
  [KEPT.red]: '“{question}” na “{answer}”',
  'Business Details': 'Maelezo ya Biashara',
};

const answers = answersBy(QUESTIONNAIRE, { DI4: 'open_no_plan', DI8: 'no' });
const assessed = () =>
  assess(QUESTIONNAIRE, answers, { category: null, isFinal: false, isChecked: false });
const inEnglish = assessed();

const startKiswahili = () =>
  readTranslationFrom(() => ({
    language: 'sw',
    locale: 'sw-KE',
    find: (text, values) => {
      const translated = TEXTS[text];
      return translated === undefined ? null : fill(translated, values);
    },
  }));

afterEach(() => readTranslationFrom(() => null));

it('says the same as was kept to readers of English', () => {
  const { reasons } = inEnglish.clearance;
  expect(reasonTexts(inEnglish, (id) => questionById(QUESTIONNAIRES.sw, id))).toEqual(reasons);
  expect(reasons.map(keptText)).toEqual(reasons);
});

it('keeps an assessment in English for every reader', () => {
  startKiswahili();
  expect(assessed()).toEqual(inEnglish);
});

it('says the reasons in the language of the reader, with the questions that the reader sees', () => {
  startKiswahili();
  const shown = reasonTexts(inEnglish, (id) => questionById(QUESTIONNAIRES.sw, id));
  expect(shown).toHaveLength(inEnglish.clearance.reasons.length);
  expect(shown[0]).toBe('“Maelezo ya Biashara”: maswali 8');
  const question = QUESTIONNAIRES.sw.questions.find(({ code }) => code === 'DI4');
  const label = question?.options.find(({ value }) => value === 'open_no_plan')?.label;
  expect(shown.at(-1)).toBe(`“${question?.text}” na “${label}”`);
});

it('says the kept words where a question is not known any more', () => {
  startKiswahili();
  expect(reasonTexts(inEnglish, () => undefined)).toEqual(
    inEnglish.clearance.reasons.map(keptText),
  );
});
