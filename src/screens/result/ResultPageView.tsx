import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../domain/language';
import type { ResultPage } from '../../../domain/contract/resultPage';
import { resultSentence, resultTitle } from '../../../domain/vetting/resultWords';
import { useConfig } from '../../config';
import { usePaths } from '../../paths';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Page, PageTitle } from '../../ui/Page';
import { PageSkeleton } from '../../ui/skeletons';
import { SlowNotice } from '../../ui/SlowNotice';
import { Result } from './parts/Result';

interface Props {
  /** Null where no result is shown; undefined while it is not known. */
  page: ResultPage | null | undefined;
  hasFailed: boolean;
  onRetry: () => void;
}

function titleWithout(page: null | undefined, hasFailed: boolean): string {
  if (page === null) return t('No result is shown here');
  return hasFailed ? t('Result not loaded') : t('Loading a result…');
}

function Missing() {
  const paths = usePaths();
  return (
    <>
      <PageTitle variant="h2">{titleWithout(null, false)}</PageTitle>
      <EmptyState
        title={t('Check the address')}
        action={
          <Button component={RouterLink} to={paths.directory} variant="contained">
            {t('Search the directory')}
          </Button>
        }
      >
        {t('There is no result at this address, or the business does not show it any more.')}
      </EmptyState>
    </>
  );
}

function Content({ page, hasFailed, onRetry }: Props) {
  if (page) return <Result page={page} />;
  if (page === null) return <Missing />;
  return (
    <>
      <PageTitle variant="h2">{titleWithout(page, hasFailed)}</PageTitle>
      {hasFailed ? (
        <ErrorState message={t('Failed to fetch the result')} onRetry={onRetry} />
      ) : (
        <>
          <PageSkeleton />
          <SlowNotice onRetry={onRetry} />
        </>
      )}
    </>
  );
}

export function ResultPageView(props: Props) {
  const { page, hasFailed } = props;
  const { productName } = useConfig();
  const title = page ? resultTitle(page) : titleWithout(page, hasFailed);
  return (
    <Page
      title={title}
      description={
        page ? resultSentence(page, productName) : t('The reviewed result of a business in Kenya.')
      }
      maxWidth="text"
      isSecretAddress
    >
      <Content {...props} />
    </Page>
  );
}
