import type { ResultPage } from '../../domain/contract/resultPage';
import { t } from '../../domain/language';
import { resultName, resultSentence, resultTitle } from '../../domain/vetting/resultWords';
import { cardPath, type CardedView } from './shareCard';
import type { Site } from './view';

export const resultPath = (code: string): string => `/v/${code}`;

/** The page of the result of a business. Search engines leave it out: it is for whoever has the link. */
export function resultPage(page: ResultPage, site: Site): CardedView {
  return {
    title: resultTitle(page),
    description: resultSentence(page, site.productName),
    path: resultPath(page.code),
    type: 'website',
    status: 200,
    indexed: false,
    data: [],
    card: {
      path: cardPath('result', page.code),
      label: `${site.productName} · ${t('Reviewed businesses')}`,
      facts: resultName(page),
      picture: null,
    },
  };
}
