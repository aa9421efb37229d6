import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { t } from '../../../../../domain/language';
import type { OwnResultPage } from '../../../../../domain/contract/resultPage';
import { resultName } from '../../../../../domain/vetting/resultWords';
import { readFailure } from '../../../../api/failure';
import { reasonOf } from '../../../../api/reasonOf';
import { useGetOwnResultPageQuery } from '../../../../api/resultPagesApi';
import { NO_RESULT } from '../../../../content/resultStates';
import { ErrorState } from '../../../../ui/ErrorState';
import { Page } from '../../../../ui/Page';
import { ListingSkeleton } from '../ListingSkeleton';
import { NothingToPrint, PrintActions, PrintHead } from '../PrintParts';

const NOT_FOUND = 404;

/** What a printed sheet shows of a result: only of one that is valid and whose page is on. */
export interface SheetProps {
  page: OwnResultPage;
  name: string;
  code: string;
}

interface Props {
  title: string;
  description: string;
  /** What the sheet is for. */
  intro: string;
  children: (shown: SheetProps) => ReactNode;
}

function shownOf(page: OwnResultPage | undefined): SheetProps | null {
  if (!page?.is_public || page.state !== 'valid') return null;
  const { business, code } = page;
  return business && code !== null ? { page, name: business.name, code } : null;
}

function Nothing({ page }: { page: OwnResultPage | undefined }) {
  if (page && page.state !== 'valid') {
    const { state } = page;
    // It may never have been valid, so that the name of the state would say too much.
    const title = state === 'revoked' ? t('No valid result') : resultName(page);
    return <NothingToPrint title={title}>{t(NO_RESULT[state])}</NothingToPrint>;
  }
  return (
    <NothingToPrint title={t('Your result is not public')}>
      {t('You can print this while your result is valid and its page is on.')}
    </NothingToPrint>
  );
}

/** A page to print the result of a listing, or why there is nothing to print. */
export function ResultSheetPage({ title, description, intro, children }: Props) {
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetOwnResultPageQuery(Number(id), {
    refetchOnMountOrArgChange: true,
  });
  const failure = readFailure(error);
  const isGone = failure.status === NOT_FOUND;
  const page = isGone ? undefined : data;
  const shown = shownOf(page);
  const retry = () => void refetch();
  return (
    <Page title={title} description={description} isPersonal>
      <PrintHead title={title}>{intro}</PrintHead>
      {shown && (
        <>
          <PrintActions />
          {children(shown)}
        </>
      )}
      {!shown && (page ?? isGone) && <Nothing page={page} />}
      {error && !page && !isGone && <ErrorState message={reasonOf(failure)} onRetry={retry} />}
      {!error && !page && <ListingSkeleton onRetry={retry} />}
    </Page>
  );
}
