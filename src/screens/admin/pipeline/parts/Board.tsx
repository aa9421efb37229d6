import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useRef, useState } from 'react';
import type {
  PipelineCard,
  PipelineColumn,
  PipelineQuery,
} from '../../../../../domain/contract/admin/pipeline';
import type { ApplicationEventType } from '../../../../../domain/contract/vetting';
import { APPLICATION_STATES, type ApplicationState } from '../../../../../domain/vocabulary';
import { APPLICATION_STATE_NAMES } from '../../../../content/applicationStates';
import { ScrollRegion } from '../../../../ui/ScrollRegion';
import { eventTo } from '../board';
import { BoardColumn } from './BoardColumn';
import type { CardActs } from './BoardCard';
import { MovesMenu } from './MovesMenu';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '16rem',
  gap: theme.spacing(1.5),
  paddingBottom: theme.spacing(2),
}));

export interface BoardProps {
  columns: readonly PipelineColumn[];
  /** The column that a phone shows; null where all stand side by side. */
  only: ApplicationState | null;
  query: PipelineQuery;
  now: number;
  selected: ReadonlyMap<number, PipelineCard>;
  onOpen: (application: number) => void;
  onSelect: (card: PipelineCard) => void;
  onMove: (card: PipelineCard, event: ApplicationEventType) => void;
  /** Tells those who do not see it what a drag could do. */
  onSay: (words: string) => void;
}

const isState = (state: unknown): state is ApplicationState =>
  APPLICATION_STATES.some((each) => each === state);

/** The card in the hand, and what happens where it is let go. */
function useDragged({ onMove, onSay }: Pick<BoardProps, 'onMove' | 'onSay'>) {
  const [dragged, setDragged] = useState<PipelineCard | null>(null);
  const latest = useRef({ dragged, onMove, onSay });
  useEffect(() => {
    latest.current = { dragged, onMove, onSay };
  });
  useEffect(
    () =>
      monitorForElements({
        onDrop: ({ location }) => {
          const { dragged: card, ...on } = latest.current;
          const state = location.current.dropTargets[0]?.data['state'];
          const event = card && isState(state) ? eventTo(card, state) : null;
          setDragged(null);
          if (card && event) on.onMove(card, event);
          else if (card) on.onSay(`${card.name} stays in ${APPLICATION_STATE_NAMES[card.state]}.`);
        },
      }),
    [],
  );
  return { dragged, setDragged };
}

/** The columns side by side, or one of them. */
export function Board(props: BoardProps) {
  const { columns, only, query, now, selected, onOpen, onSelect, onMove, onSay } = props;
  const { dragged, setDragged } = useDragged({ onMove, onSay });
  const [menu, setMenu] = useState<{ card: PipelineCard; button: HTMLElement } | null>(null);
  const acts = useMemo<CardActs>(
    () => ({
      open: ({ application }) => onOpen(application),
      showMoves: (card, button) => setMenu({ card, button }),
      select: onSelect,
      drag: setDragged,
    }),
    [onOpen, onSelect, setDragged],
  );
  const shown = columns.filter(({ state }) => only === null || state === only);
  const list = shown.map((column) => (
    <BoardColumn
      key={column.state}
      column={column}
      query={query}
      now={now}
      selected={selected}
      dragged={dragged}
      acts={acts}
    />
  ));
  return (
    <>
      {only === null ? (
        <ScrollRegion label="Board">
          <Columns>{list}</Columns>
        </ScrollRegion>
      ) : (
        list
      )}
      {menu && <MovesMenu {...menu} onMove={onMove} onClose={() => setMenu(null)} />}
    </>
  );
}
