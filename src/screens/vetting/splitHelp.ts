import type { VettingQuestion } from '../../../domain/vetting/types';

/** A sentence of more characters takes more than two lines of a phone, which is the room of a choice. */
const SHORT = 75;

/**
 * The help that is read with the question, and the rest, which can be opened. Choices mostly speak for
 * themselves, so of their help a short first sentence is enough; what is typed needs all of it.
 */
export function splitHelp({ kind, help }: Pick<VettingQuestion, 'kind' | 'help'>) {
  const isChoice = kind === 'one' || kind === 'many';
  if (!isChoice || help.length <= SHORT) return { first: help, rest: '' };
  const end = help.search(/[.?!] [A-Z]/);
  if (end < 0 || end >= SHORT) return { first: '', rest: help };
  return { first: help.slice(0, end + 1), rest: help.slice(end + 2) };
}
