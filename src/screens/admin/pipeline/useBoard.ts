import { useMemo } from 'react';
import type {
  PipelineCard,
  PipelineColumn,
  PipelineQuery,
} from '../../../../domain/contract/admin/pipeline';
import { readFailure } from '../../../api/failure';
import { useListPipelineQuery } from '../../../api/admin/pipelineApi';
import { reasonOf } from '../../../api/reasonOf';
import { refusalOf } from '../../../api/refusalOf';
import { useQuietRefresh } from '../useQuietRefresh';

export interface BoardState {
  /** Null until they have come. */
  columns: readonly PipelineColumn[] | null;
  /** Applications in all columns. */
  count: number;
  /** Why the last attempt brought nothing. */
  problem: string | null;
  retry: () => void;
}

/** The board as the filters ask for it, kept fresh without a word. */
export function useBoard(query: PipelineQuery): BoardState {
  const { currentData = null, error, isFetching, refetch } = useListPipelineQuery(query);
  useQuietRefresh(() => void refetch());
  const count = useMemo(
    () => (currentData ?? []).reduce((sum, column) => sum + column.count, 0),
    [currentData],
  );
  /** What was read before is not theirs to see either. */
  const isRefused = error !== undefined && refusalOf(error) !== null;
  return {
    columns: isRefused ? null : currentData,
    count,
    problem: error && !isFetching ? reasonOf(readFailure(error)) : null,
    retry: () => void refetch(),
  };
}

export const findCard = (
  columns: readonly PipelineColumn[] | null,
  application: number | null,
): PipelineCard | null =>
  (columns ?? []).flatMap(({ cards }) => cards).find((card) => card.application === application) ??
  null;
