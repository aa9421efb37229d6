import { useAccess } from '../../actors/vetting';
import { questionAnchor, usePaths } from '../../paths';

/** The addresses of the vetting area; the business that an admin acts for goes along. */
export function useVettingLinks() {
  const { asUser } = useAccess();
  const paths = usePaths();
  const search = asUser === null ? '' : `?as_user=${asUser}`;
  return {
    start: paths.vetting + search,
    category: (id: number) => paths.vettingForm(id) + search,
    question: ({ id, category }: { id: number; category: number }) =>
      `${paths.vettingForm(category)}${search}#${questionAnchor(id)}`,
    completion: paths.vettingCompletion + search,
    report: paths.report + search,
  };
}
