import type { ComponentType } from 'react';
import { ValidationError, type Schema } from 'yup';

/** A page of a long form. */
export interface FormStep<Values> {
  title: string;
  hint: string;
  /** Its fields, by their names in the values. */
  names: readonly (keyof Values & string)[];
  /** The rules of these fields. */
  schema: Schema;
  Fields: ComponentType;
}

/** The first error of each field of a step, by its path. */
export function errorsOf<Values>(step: FormStep<Values>, values: Values): Record<string, string> {
  try {
    step.schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found = error.inner.map(({ path = '', message }) => [path, message] as const);
    return Object.fromEntries(found.reverse());
  }
}

/** The index of the first step with an error, or the number of steps. */
export function firstInvalidStep<Values>(
  steps: readonly FormStep<Values>[],
  errors: (step: FormStep<Values>) => object,
): number {
  const index = steps.findIndex((step) => Object.keys(errors(step)).length > 0);
  return index === -1 ? steps.length : index;
}
