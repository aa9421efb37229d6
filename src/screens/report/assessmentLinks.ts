import { questionAnchor, type Paths } from '../../paths';
import type { ReportData } from './reportData';

/** An address of the assessment, for the business that an admin acts for. */
export const assessmentAddress = (address: string, asUser: number | null): string =>
  asUser === null ? address : `${address}?as_user=${asUser}`;

/** The address of the form where a question is answered. */
export function questionAddress(paths: Paths, data: ReportData, id: number): string {
  const category = data.questions.get(id)?.category;
  if (category === undefined) return assessmentAddress(paths.vetting, data.asUser);
  return `${assessmentAddress(paths.vettingForm(category), data.asUser)}#${questionAnchor(id)}`;
}

const STEP = 'step-';

/** Where the report says more about a next step. */
export const stepAnchor = (question: number): string => `${STEP}${question}`;

export const isStepAnchor = (anchor: string): boolean => anchor.startsWith(STEP);
