import { useAccess } from '../../actors/vetting';
import { questionAnchor, usePaths } from '../../paths';
import { CHECK, type FormStep } from './formSteps';

const query = (parameters: Record<string, string | null>): string => {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${value}`],
  );
  return given.length > 0 ? `?${given.join('&')}` : '';
};

/** The addresses of the vetting area; the business that an admin acts for goes along. */
export function useVettingLinks() {
  const { asUser } = useAccess();
  const paths = usePaths();
  const as_user = asUser === null ? null : String(asUser);
  const search = query({ as_user });
  const question = ({ id, category }: { id: number; category: number }) =>
    `${paths.vettingForm(category)}${search}#${questionAnchor(id)}`;
  const section = (category: number, name: number | string) =>
    paths.vettingForm(category) + query({ as_user, section: String(name) });
  return {
    start: paths.vetting + search,
    category: (id: number) => paths.vettingForm(id) + search,
    section,
    check: (category: number) => section(category, CHECK),
    /** One screen of a category; a single question by its anchor. */
    step: (category: number, step: FormStep, isSingle: boolean) => {
      if (step.kind === 'check') return section(category, CHECK);
      const [first] = step.questions;
      return isSingle && first ? question(first) : section(category, step.section.number);
    },
    question,
    completion: paths.vettingCompletion + search,
    report: paths.report + search,
  };
}
