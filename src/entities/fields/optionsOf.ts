import { capitalise } from '../../../domain/capitalise';

/** The options of a field whose values are words. */
export const optionsOf = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: capitalise(value) }));
