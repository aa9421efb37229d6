import { useEffect, useRef } from 'react';
import { cardAnchor } from './board';

const focusCard = (application: number) =>
  document.getElementById(cardAnchor(application))?.focus();

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Focuses the card whose details close, and a card that moves when the focus was on it. */
export function useCardFocus(opened: number | null, moved: { application: number } | null): void {
  const before = useRef(opened);
  useEffect(() => {
    const closed = opened === null ? before.current : null;
    before.current = opened;
    if (closed !== null) focusCard(closed);
  }, [opened]);
  useEffect(() => {
    if (moved && isLost()) focusCard(moved.application);
  }, [moved]);
}
