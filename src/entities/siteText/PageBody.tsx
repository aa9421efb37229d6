import type { ReactNode } from 'react';
import { SkeletonBlock } from '../../ui/SkeletonBlock';
import { TextParts, type ShownPart } from './TextParts';

interface Props {
  text: { parts: readonly ShownPart[] } | null | undefined;
  /** The built-in text. */
  children: ReactNode;
}

const waiting = (
  <div aria-hidden>
    {['94%', '98%', '91%', '60%'].map((width) => (
      <SkeletonBlock key={width} sx={{ width }} />
    ))}
  </div>
);

/** The body of a page whose text editors can edit. */
export function PageBody({ text, children }: Props) {
  if (text === undefined) return waiting;
  return text ? <TextParts parts={text.parts} /> : children;
}
