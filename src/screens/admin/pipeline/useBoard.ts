import { useMemo } from 'react';
import type {
  PipelineCard,
  PipelineColumn,
  PipelineQuery,
} from '../../../../domain/contract/admin/pipeline';
import { useListPipelineQuery } from '../../../api/admin/pipelineApi';
import { readFailure } from '../../../api/failure';
import { reasonOf } from '../../../api/reasonOf';
import { refusalOf } from '../../../api/refusalOf';
import { useBackgroundRefresh } from '../useBackgroundRefresh';

export interface BoardState {
  /** Null until they have loaded. */
  columns: readonly PipelineColumn[] | null;
  /** Applications in all columns. */
  count: number;
  /** Why the last request failed. */
  problem: string | null;
  retry: () => void;
}

/** The filtered board, refreshed in the background. */
export function useBoard(query: PipelineQuery): BoardState {
  const { currentData = null, error, isFetching, refetch } = useListPipelineQuery(query);
  useBackgroundRefresh(() => void refetch());
  const count = useMemo(
    () => (currentData ?? []).reduce((sum, column) => sum + column.count, 0),
    [currentData],
  );
  /** What was loaded before must not be shown either. */
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
