import { LANGUAGE_WORDS, LANGUAGES } from '../../../domain/language';
import { optionOf } from './optionsOf';

/** In which language a text is written. */
export const LANGUAGE_OPTIONS = LANGUAGES.map((name) => optionOf(name, LANGUAGE_WORDS[name]));
