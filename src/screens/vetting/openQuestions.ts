import { msg, t } from '../../../domain/language';
import { applicationRow } from '../../../domain/vetting/applicationStates';
import type { Vetting } from '../../actors/vetting';

const NOT_REOPENED = msg('Only the questions that the reviewer opened again can be changed now.');
const LOOKING = msg('You are looking at the answers of a business. They cannot be changed here.');

export type AccessFacts = Pick<Vetting, 'application' | 'isReadOnly' | 'asUser' | 'isOnBehalf'>;

/** Why the state of the application lets no answer be changed; null where it does. */
export function lockedBecause({ application }: Pick<Vetting, 'application'>): string | null {
  const { locked } = applicationRow(application);
  return locked && t(locked);
}

/** Why no answer can be changed at all; null where some can. */
export function whyReadOnly(vetting: AccessFacts): string | null {
  const { isReadOnly, asUser, isOnBehalf } = vetting;
  const reason = lockedBecause(vetting);
  if (asUser !== null && !isOnBehalf) return [t(LOOKING), reason].filter(Boolean).join(' ');
  return reason ?? (isReadOnly ? t('These answers cannot be changed now.') : null);
}

/** The questions that a reviewer opened again; null while all are open. */
export const reopenedQuestions = (vetting: AccessFacts): readonly number[] | null =>
  applicationRow(vetting.application).phase === 'changing'
    ? (vetting.application?.question_ids ?? [])
    : null;

/** Said above the questions: what can be changed, where not everything can. */
export const restriction = (vetting: AccessFacts): string | null =>
  whyReadOnly(vetting) ?? (reopenedQuestions(vetting) ? t(NOT_REOPENED) : null);

export const isOpen = (vetting: AccessFacts, question: number): boolean =>
  whyReadOnly(vetting) === null && (reopenedQuestions(vetting)?.includes(question) ?? true);
