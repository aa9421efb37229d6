import type { EmotionCache } from '@emotion/cache';
import { createStyles } from './createStyles';
import { theme } from './index';

const VARIABLE = /--mui-[\w-]+(?=['":])/g;

test('gives a rendered page all variables of the theme, and leaves those of another to its own rules', () => {
  const sheet = Object.getPrototypeOf(createStyles().sheet) as EmotionCache['sheet'];
  const insert = jest.spyOn(sheet, 'insert');
  createStyles();
  expect(insert.mock.calls.length).toBe(0);
  createStyles([]);
  const rules = insert.mock.calls.map(([rule]) => rule);
  expect(rules.map((rule) => rule.slice(0, rule.indexOf('{')))).toEqual([
    ':root',
    ':root, [data-light]',
    '[data-dark]',
  ]);
  const sheets = JSON.stringify(theme.generateStyleSheets());
  expect(rules.join('').match(VARIABLE)).toEqual(sheets.match(VARIABLE));
});
