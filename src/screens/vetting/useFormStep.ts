import { useState } from 'react';
import { useLocation } from 'react-router';
import { useAssessment } from '../../actors/vetting';
import type { VettingCategory } from '../../../domain/vetting/types';
import { formSteps, isQuestionAnchor, stepAt, type FormStep } from './formSteps';

/** The screens of a category, and the one that the address names. */
export function useFormStep(category: VettingCategory, isSingle: boolean) {
  const assessment = useAssessment();
  const { search, hash } = useLocation();
  const [known, setKnown] = useState({ search, hash });
  // The skip link replaces the anchor, but not the question that is shown.
  const isElsewhere = hash === '' || isQuestionAnchor(hash) || search !== known.search;
  if (isElsewhere && (known.hash !== hash || known.search !== search)) setKnown({ search, hash });
  const steps = formSteps(assessment, category, isSingle);
  const place = stepAt(steps, {
    hash: isElsewhere ? hash : known.hash,
    section: new URLSearchParams(search).get('section'),
  });
  const step: FormStep = steps[place] ?? { kind: 'check' };
  return { steps, place, step };
}
