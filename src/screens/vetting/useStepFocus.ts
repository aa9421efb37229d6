import { useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { isQuestionAnchor } from './formSteps';

/**
 * Moves the focus as a new page would: to the question that the address names, else to the heading of a
 * screen that was gone to, before it can be touched. The heading of the category is the matter of the page.
 */
export function useStepFocus(step: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const known = useRef(step);
  const { hash, key } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    const isOther = known.current !== step;
    known.current = step;
    if (isOther && type !== NavigationType.Pop) window.scrollTo(0, 0);
    if (isQuestionAnchor(hash)) document.getElementById(`${hash.slice(1)}-text`)?.focus();
    else if (isOther) heading.current?.focus({ preventScroll: true });
  }, [step, hash, key, type]);
  return heading;
}
