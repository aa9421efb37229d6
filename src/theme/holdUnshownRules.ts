import type { EmotionCache } from '@emotion/cache';

/**
 * Emotion writes rules for each part that MUI builds another one on, though no element has their classes: where React
 * takes over a page that has its rules, they would be most of what it writes. Until the function that is returned is
 * called, the rules of a class are written once an element has it, which is before anything is painted.
 */
export function holdUnshownRules(styles: EmotionCache): () => void {
  const { insert } = styles;
  const held = new Map<string, () => void>();
  const writeShown = () => {
    for (const [selector, write] of held) if (document.querySelector(selector)) write();
    held.clear();
  };
  styles.insert = (selector, ...rest) => {
    if (selector === '') return insert(selector, ...rest);
    if (held.size === 0) queueMicrotask(writeShown);
    held.set(selector, () => void insert(selector, ...rest));
  };
  return () => (styles.insert = insert);
}
