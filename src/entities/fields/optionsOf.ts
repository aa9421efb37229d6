import { capitalise } from '../../../domain/capitalise';
import { t } from '../../../domain/language';

/** An option with an English text, in the language of the reader whenever it is read. */
export const optionOf = <Value extends string>(value: Value, text: string) => ({
  value,
  get label() {
    return t(text);
  },
});

/** The options of a field whose values are words. */
export const optionsOf = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({
    value,
    get label() {
      return capitalise(t(value));
    },
  }));
