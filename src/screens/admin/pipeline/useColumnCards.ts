import { useMemo, useState } from 'react';
import type { PipelineColumn, PipelineQuery } from '../../../../domain/contract/admin/pipeline';
import { useListPipelineColumnInfiniteQuery } from '../../../api/admin/pipelineApi';
import { uniqueCards } from './board';

/** The cards of a column that are loaded, and a function that loads more. */
export function useColumnCards(
  { state, count, cards: first }: PipelineColumn,
  query: PipelineQuery,
) {
  const [wantsMore, setWantsMore] = useState(false);
  const more = useListPipelineColumnInfiniteQuery({ ...query, state }, { skip: !wantsMore });
  const pages = wantsMore ? more.currentData?.pages : undefined;
  const cards = useMemo(
    () => uniqueCards([...first, ...(pages ?? []).flatMap((page) => page.cards)]),
    [first, pages],
  );
  return {
    cards,
    left: Math.max(0, count - cards.length),
    isLoading: more.isFetching,
    hasFailed: more.isError && !more.isFetching,
    showMore: () => {
      if (!wantsMore) setWantsMore(true);
      else if (more.isError) void more.refetch();
      else void more.fetchNextPage();
    },
  };
}
