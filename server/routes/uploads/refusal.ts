import { t, type Values } from '../../../domain/language';

/** Why a file is not accepted, in words for its sender. It is caught within the worker thread. */
export class Refusal extends Error {
  /** To be translated in the main thread, which knows the language of the sender. */
  readonly text: string;
  readonly values: Values;

  constructor(text: string, values: Values = {}, options?: ErrorOptions) {
    super(t(text, values), options);
    this.text = text;
    this.values = values;
  }
}
