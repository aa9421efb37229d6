import { capitalise } from '../../../domain/capitalise';
import type { VettingOption } from '../../../domain/vetting/types';

/** Those that say that the question does not concern the business first. */
export const notApplicableFirst = (options: readonly VettingOption[]): VettingOption[] => [
  ...options.filter((option) => option.is_not_applicable),
  ...options.filter((option) => !option.is_not_applicable),
];

/** The reason that the option itself gives: "Does not apply: we have no staff" says "We have no staff." */
export const reasonIn = ({ label }: Pick<VettingOption, 'label'>): string =>
  `${capitalise(label.slice(label.indexOf(':') + 1).trim())}.`;
