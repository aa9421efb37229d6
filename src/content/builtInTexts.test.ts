import { SITE_TEXT_KEYS, siteTextProblem } from '../../domain/siteTexts';
import { defaultConfig } from '../config';
import { createPaths } from '../paths';
import { builtInText } from './builtInTexts';

const paths = createPaths(defaultConfig.productSlug);
const textOf = (key: (typeof SITE_TEXT_KEYS)[number]) => builtInText(key, defaultConfig, paths);

test.each(SITE_TEXT_KEYS)('the built-in text of %s can be saved as it is', (key) => {
  expect(siteTextProblem(key, textOf(key))).toBeNull();
});

test('whoever begins to edit has the links of the built-in pages', () => {
  expect(textOf('mission')).toContain('[privacy policy](/privacy-policy)');
  expect(textOf('themes')).toContain('(/kijani-directory?theme=energy+transition)');
  expect(textOf('themes')).toContain('Serves Sustainable Development Goals 7 and 13.');
});
