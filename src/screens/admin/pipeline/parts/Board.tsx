import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useRef, useState } from 'react';
import { t } from '../../../../../domain/language';
import type {
  PipelineCard,
  PipelineColumn,
  PipelineQuery,
} from '../../../../../domain/contract/admin/pipeline';
import type { ApplicationEventType } from '../../../../../domain/vetting/applicationEvents';
import {
  isApplicationState,
  type ApplicationState,
  APPLICATION_STATE,
} from '../../../../../domain/vetting/applicationStates';
import { eventToState } from '../board';
import { BoardColumn } from './BoardColumn';
import type { CardActions } from './BoardCard';
import { MovesMenu } from './MovesMenu';

/** Scrolls by itself, so that the headings and the scrollbar stay in view. */
const Columns = styled('div')(({ theme }) => ({
  maxHeight: 'max(26rem, 100dvh - 19rem)',
  overflow: 'auto',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(14.5rem, 1fr)',
  gap: theme.spacing(1.5),
  '& > section > header': { position: 'sticky', top: 0, zIndex: 1 },
  '& h3 a': { scrollMarginTop: theme.spacing(10) },
}));

const Single = styled('div')(({ theme }) => ({ marginTop: theme.spacing(1.5) }));

export interface BoardProps {
  columns: readonly PipelineColumn[];
  /** The column that a phone shows; null for all columns side by side. */
  only: ApplicationState | null;
  query: PipelineQuery;
  now: number;
  selected: ReadonlyMap<number, PipelineCard>;
  onOpen: (application: number) => void;
  onSelect: (card: PipelineCard) => void;
  onMove: (card: PipelineCard, event: ApplicationEventType) => void;
  /** Announces the result of a drag to screen readers. */
  onAnnounce: (text: string) => void;
}

/** The dragged card; a drop on a column moves it. */
function useDragged({ onMove, onAnnounce }: Pick<BoardProps, 'onMove' | 'onAnnounce'>) {
  const [dragged, setDragged] = useState<PipelineCard | null>(null);
  const latest = useRef({ dragged, onMove, onAnnounce });
  useEffect(() => {
    latest.current = { dragged, onMove, onAnnounce };
  });
  useEffect(
    () =>
      monitorForElements({
        onDrop: ({ location }) => {
          const { dragged: card, ...on } = latest.current;
          const state = location.current.dropTargets[0]?.data['state'];
          const event = card && isApplicationState(state) ? eventToState(card, state) : null;
          setDragged(null);
          if (card && event) on.onMove(card, event);
          else if (card) {
            const state = t(APPLICATION_STATE[card.state].name);
            on.onAnnounce(t('{name} stays in {state}.', { name: card.name, state }));
          }
        },
      }),
    [],
  );
  return { dragged, setDragged };
}

/** The columns side by side, or one of them. */
export function Board(props: BoardProps) {
  const { columns, only, query, now, selected, onOpen, onSelect, onMove, onAnnounce } = props;
  const { dragged, setDragged } = useDragged({ onMove, onAnnounce });
  const [menu, setMenu] = useState<{ card: PipelineCard; button: HTMLElement } | null>(null);
  const actions = useMemo<CardActions>(
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
      actions={actions}
    />
  ));
  return (
    <>
      {only === null ? (
        <Columns role="region" aria-label={t('Board')} tabIndex={0}>
          {list}
        </Columns>
      ) : (
        <Single>{list}</Single>
      )}
      {menu && <MovesMenu {...menu} onMove={onMove} onClose={() => setMenu(null)} />}
    </>
  );
}
