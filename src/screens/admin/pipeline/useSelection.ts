import { useCallback, useMemo, useState } from 'react';
import type { PipelineCard, PipelineColumn } from '../../../../domain/contract/admin/pipeline';

/** The selected cards, in their present state when the board shows them. */
export function useSelection(columns: readonly PipelineColumn[] | null) {
  const [picked, setPicked] = useState<ReadonlyMap<number, PipelineCard>>(new Map());
  const selected = useMemo(() => {
    const shown = new Map(
      (columns ?? []).flatMap(({ cards }) => cards.map((card) => [card.application, card])),
    );
    return new Map([...picked].map(([id, card]) => [id, shown.get(id) ?? card]));
  }, [picked, columns]);
  const toggle = useCallback((card: PipelineCard) => {
    setPicked((before) => {
      const after = new Map(before);
      if (!after.delete(card.application)) after.set(card.application, card);
      return after;
    });
  }, []);
  const remove = useCallback((applications: readonly number[]) => {
    setPicked((before) => new Map([...before].filter(([id]) => !applications.includes(id))));
  }, []);
  const clear = useCallback(() => setPicked(new Map()), []);
  return { selected, toggle, remove, clear };
}
