import { readSynonyms, synonymProblem } from './searchWords';

test.each([
  ['Soap, sabuni', ['soap', 'sabuni']],
  [' soap;sabuni\nsoap ', ['soap', 'sabuni']],
  ['Café', ['cafe']],
  [' , ', []],
])('reads the words of “%s”', (text, words) => {
  expect(readSynonyms(text)).toEqual(words);
});

test.each([
  [['soap'], /at least 2 words/],
  [[], /at least 2 words/],
  [['soap', 's'], /“s” is not a word/],
  [['soap', 'h2o'], /“h2o” is not a word/],
  [['soap', 'x'.repeat(41)], /is not a word/],
  [Array.from({ length: 13 }, (_, index) => `word${'abcdefghijklm'.charAt(index)}`), /up to 12/],
])('says what is wrong with %p', (words, problem) => {
  expect(synonymProblem(words)).toMatch(problem);
});

test('accepts 2 to 12 words', () => {
  expect(synonymProblem(['soap', 'sabuni'])).toBeNull();
  expect(
    synonymProblem(Array.from({ length: 12 }, (_, index) => `word${'abcdefghijkl'.charAt(index)}`)),
  ).toBeNull();
});
