import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { t } from '../../../../../domain/language';
import type {
  PipelineCard,
  PipelineColumn,
  PipelineQuery,
} from '../../../../../domain/contract/admin/pipeline';
import { APPLICATION_STATE } from '../../../../../domain/vetting/applicationStates';
import { BusyButton } from '../../../../ui/BusyButton';
import { ErrorState } from '../../../../ui/ErrorState';
import { moveOf } from '../../application/moves';
import { daysIn, eventToState } from '../board';
import { useColumnCards } from '../useColumnCards';
import { BoardCard, type CardActions } from './BoardCard';

const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(0.75),
  minWidth: 0,
  padding: theme.spacing(0, 0.75, 0.75),
  borderRadius: 14,
  border: '2px solid transparent',
  backgroundColor: theme.vars.palette.background.subtle,
  '& > header': { paddingBlock: theme.spacing(0.5, 0.25), backgroundColor: 'inherit' },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(0.75),
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& .drop': { margin: 0, ...theme.typography.body2, fontWeight: 600 },
  '&[data-drop="open"]': { borderColor: theme.vars.palette.primary.main, borderStyle: 'dashed' },
  '&[data-drop="over"]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '&[data-drop="closed"] > :not(header)': { opacity: 0.5 },
}));

interface Props {
  column: PipelineColumn;
  query: PipelineQuery;
  now: number;
  selected: ReadonlyMap<number, PipelineCard>;
  /** What is being dragged. */
  dragged: PipelineCard | null;
  actions: CardActions;
}

/** Accepts the dragged card when the machine allows the move. */
function useDropTarget({ column: { state }, dragged }: Pick<Props, 'column' | 'dragged'>) {
  const ref = useRef<HTMLElement>(null);
  const [isOver, setIsOver] = useState(false);
  const event = dragged && eventToState(dragged, state);
  const canDrop = useRef(false);
  useEffect(() => {
    canDrop.current = event !== null;
  }, [event]);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return dropTargetForElements({
      element,
      getData: () => ({ state }),
      canDrop: () => canDrop.current,
      onDragEnter: () => setIsOver(true),
      onDragLeave: () => setIsOver(false),
      onDrop: () => setIsOver(false),
    });
  }, [state]);
  if (!dragged || dragged.state === state) return { ref, drop: undefined, says: null };
  if (!event) return { ref, drop: 'closed', says: t('Not possible from here') };
  const says = t('Drop here: {move}', { move: moveOf(event)?.label ?? '' });
  return { ref, drop: isOver ? 'over' : 'open', says };
}

/** The applications of one state. */
export function BoardColumn({ column, query, now, selected, dragged, actions }: Props) {
  const id = useId();
  const { ref, drop, says } = useDropTarget({ column, dragged });
  const { cards, left, isLoading, hasFailed, showMore } = useColumnCards(column, query);
  const { name: state, color } = APPLICATION_STATE[column.state];
  const name = t(state);
  return (
    <Frame
      ref={ref}
      aria-labelledby={id}
      data-drop={drop}
      sx={{ '& > header': { borderBottom: '3px solid', borderColor: `${color}.main` } }}
    >
      <header>
        <Typography id={id} variant="h5" component="h2">
          {name} ({column.count})
        </Typography>
        {says && <p className="drop">{says}</p>}
      </header>
      {cards.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('None')}
        </Typography>
      ) : (
        <ul aria-labelledby={id}>
          {cards.map((card) => (
            <BoardCard
              key={card.application}
              card={card}
              days={daysIn(card, now)}
              isSelected={selected.has(card.application)}
              actions={actions}
            />
          ))}
        </ul>
      )}
      {hasFailed && <ErrorState message={t('More of “{name}” could not be loaded.', { name })} />}
      {left > 0 && (
        <BusyButton variant="outlined" size="small" busy={isLoading} onClick={showMore}>
          {t('Show more of “{name}” ({left} left)', { name, left })}
        </BusyButton>
      )}
    </Frame>
  );
}
