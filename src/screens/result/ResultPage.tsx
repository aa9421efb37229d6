import { useParams } from 'react-router';
import { t } from '../../../domain/language';
import { useGetResultPageQuery } from '../../api/resultPagesApi';
import { useFailureToast } from '../../ui/useFailureToast';
import { ResultPageView } from './ResultPageView';

/** The result of a business, for whoever has its link or scans its code. */
export default function ResultPage() {
  const { code = '' } = useParams();
  const { currentData: page, isFetching, refetch } = useGetResultPageQuery(code);
  const hasFailed = page === undefined && !isFetching;
  useFailureToast(hasFailed, t('Failed to fetch the result'));
  return <ResultPageView page={page} hasFailed={hasFailed} onRetry={() => void refetch()} />;
}
