import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useUser } from '../../../actors/session';
import { useGetTrendsQuery } from '../../../api/trendsApi';
import { readFilter, withFilter } from './trendFilter';
import { TrendsView } from './TrendsView';

export default function TrendsSection() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const filter = useMemo(() => readFilter(params), [params]);
  const user = useUser();
  const { data, isFetching, isError, refetch } = useGetTrendsQuery({
    filter,
    userId: user?.user_id ?? null,
  });
  const trends = Array.isArray(data?.tables) ? data : null;
  return (
    <TrendsView
      trends={trends}
      isFetching={isFetching}
      hasFailed={!isFetching && (isError || !trends)}
      isVisitor={user === null}
      onRetry={() => void refetch()}
      onFilter={(name, value) =>
        void navigate({ search: withFilter(params, name, value) }, { preventScrollReset: true })
      }
    />
  );
}
