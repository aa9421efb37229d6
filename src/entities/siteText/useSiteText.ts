import { skipToken } from '@reduxjs/toolkit/query/react';
import { partsOfText, type TextParts } from '../../../domain/textSections';
import type { SiteTextKey } from '../../../domain/siteTexts';
import { useGetSiteTextQuery } from '../../api/siteTextsApi';

export interface EditedText extends TextParts {
  text: string;
  /** ISO moment of the last change. */
  changed: string;
}

/**
 * What editors wrote for a page: `undefined` while that is not known, null where the built-in text counts,
 * which is also shown when the server cannot be asked.
 */
export function useSiteText(key: SiteTextKey | null): EditedText | null | undefined {
  const { currentData, isError } = useGetSiteTextQuery(key ?? skipToken);
  if (currentData?.text) {
    const { text } = currentData;
    return { ...partsOfText(text), text, changed: currentData.changed_at ?? '' };
  }
  return currentData || isError || key === null ? null : undefined;
}

/** The introduction of a page; empty while it is not known. */
export const leadOf = (text: EditedText | null | undefined, builtIn: string): string => {
  if (text === undefined) return '';
  return text === null || text.lead === '' ? builtIn : text.lead;
};
