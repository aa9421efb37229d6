import { questionAnchor, type Paths } from '../../paths';
import type { ReportData } from './reportData';

/** The address of the assessment for the same business. */
export const withUser = (address: string, asUser: number | null): string =>
  asUser === null ? address : `${address}?as_user=${asUser}`;

/** Where a question is answered. */
export function questionHref(paths: Paths, data: ReportData, id: number): string {
  const category = data.questions.get(id)?.category;
  if (category === undefined) return withUser(paths.vetting, data.asUser);
  return `${withUser(paths.vettingForm(category), data.asUser)}#${questionAnchor(id)}`;
}
