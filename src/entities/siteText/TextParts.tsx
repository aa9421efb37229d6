import type { ReactNode } from 'react';
import type { TextPart } from '../../../domain/textSections';
import { Markdown } from '../../ui/Markdown';
import { TextSection } from '../../ui/TextSection';

export interface ShownPart extends TextPart {
  /** Shown before the heading. */
  sign?: ReactNode;
}

/** The sections of a text that editors wrote. */
export const TextParts = ({ parts }: { parts: readonly ShownPart[] }) => (
  <>
    {parts.map(({ id, heading, body, sign }) => (
      <TextSection key={id} id={id} title={heading} sign={sign}>
        <Markdown ownPaths>{body}</Markdown>
      </TextSection>
    ))}
  </>
);
