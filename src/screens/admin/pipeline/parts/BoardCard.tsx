import { styled } from '@mui/material/styles';
import { draggable } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { memo, useEffect, useRef, type MouseEvent } from 'react';
import type { PipelineCard } from '../../../../../domain/contract/admin/pipeline';
import { COUNTIES } from '../../../../../domain/counties';
import { AlertIcon, ChevronDownIcon, InfoIcon } from '../../../../ui/icons';
import { countText, scoreText } from '../../../../ui/format';
import { adminMoves } from '../../application/moves';
import { cardAnchor, daysText, hasWaitedLong } from '../board';

const Item = styled('li')(({ theme }) => ({
  maxWidth: 'none',
  margin: 0,
  padding: theme.spacing(1.25, 1.5),
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  overflowWrap: 'anywhere',
  // Cards below the fold cost nothing until they are scrolled to.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 17rem',
  '&[draggable="true"]': { cursor: 'grab' },
  '& .head': { display: 'flex', alignItems: 'start', gap: theme.spacing(1) },
  '& h3': { flex: 1, minWidth: 0, margin: 0, ...theme.typography.body1, fontWeight: 600 },
  '& h3 a': { display: 'inline-block', paddingBlock: 2, color: 'inherit' },
  '& input': {
    width: 22,
    height: 22,
    margin: '3px 0 0',
    flexShrink: 0,
    accentColor: theme.vars.palette.primary.main,
  },
  '& p': { margin: theme.spacing(0.25, 0, 0), ...theme.typography.body2 },
  '& .sign': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.5) },
  '& .sign svg': { fontSize: '1.125rem' },
  '& .red': { color: theme.vars.palette.error.main },
  '& .amber, & .late': { color: theme.vars.palette.warning.main, fontWeight: 600 },
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(0.5),
    minHeight: 36,
    marginTop: theme.spacing(0.75),
    padding: theme.spacing(0, 1.25),
    borderRadius: 8,
    border: `1px solid ${theme.vars.palette.control}`,
    color: 'inherit',
    backgroundColor: 'transparent',
    font: 'inherit',
    fontSize: theme.typography.body2.fontSize,
    cursor: 'pointer',
    '@media (pointer: coarse)': { minHeight: 44 },
  },
  '& button svg': { fontSize: '1.125rem' },
}));

const COUNTY_NAMES = new Map<string, string>(COUNTIES.map(({ code, name }) => [code, name]));

/** What can be done with a card. A stable object, so that cards do not render again. */
export interface CardActions {
  open: (card: PipelineCard) => void;
  /** Shows the moves beside the button. */
  showMoves: (card: PipelineCard, button: HTMLElement) => void;
  select: (card: PipelineCard) => void;
  drag: (card: PipelineCard) => void;
}

interface Props {
  card: PipelineCard;
  /** In its state. */
  days: number;
  isSelected: boolean;
  actions: CardActions;
}

function useDraggable({ card, actions }: Pick<Props, 'card' | 'actions'>) {
  const ref = useRef<HTMLLIElement>(null);
  const canMove = adminMoves(card.possible).length > 0;
  useEffect(() => {
    const element = ref.current;
    if (!element || !canMove) return;
    return draggable({ element, onDragStart: () => actions.drag(card) });
  }, [actions, card, canMove]);
  return { ref, canMove };
}

function Flags({ card: { red_flags, amber_flags } }: { card: PipelineCard }) {
  return (
    <>
      {red_flags > 0 && (
        <p className="sign red">
          <AlertIcon />
          {countText(red_flags, 'red answer')}
        </p>
      )}
      {amber_flags > 0 && (
        <p className="sign amber">
          <InfoIcon />
          {countText(amber_flags, 'amber answer')}
        </p>
      )}
    </>
  );
}

const hasModifier = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** An application as the board shows it. */
export const BoardCard = memo(function BoardCard({ card, days, isSelected, actions }: Props) {
  const { application, name, category, county, total, level, reviewer } = card;
  const { ref, canMove } = useDraggable({ card, actions });
  const isLate = hasWaitedLong(card.state, days);
  return (
    <Item ref={ref}>
      <div className="head">
        <h3>
          <a
            id={cardAnchor(application)}
            href={`?application=${application}`}
            draggable={false}
            onClick={(event) => {
              if (hasModifier(event)) return;
              event.preventDefault();
              actions.open(card);
            }}
          >
            {name}
          </a>
        </h3>
        {canMove && (
          <input
            type="checkbox"
            aria-label={`Select ${name}`}
            checked={isSelected}
            onChange={() => actions.select(card)}
          />
        )}
      </div>
      <p>
        {[category, county && (COUNTY_NAMES.get(county) ?? county)].filter(Boolean).join(' · ') ||
          'No category yet'}
      </p>
      {isLate ? (
        <p className="sign late">
          <AlertIcon />
          Waiting for us for {countText(days, 'day')}
        </p>
      ) : (
        <p>{daysText(days)}</p>
      )}
      {total !== null && (
        <p>
          Score {scoreText(total)}
          {level && ` · ${level} level`}
        </p>
      )}
      <Flags card={card} />
      {reviewer && <p>Reviewer: {reviewer.name}</p>}
      {canMove && (
        <button
          type="button"
          aria-haspopup="menu"
          aria-label={`Move ${name}`}
          onClick={({ currentTarget }) => actions.showMoves(card, currentTarget)}
        >
          Move
          <ChevronDownIcon />
        </button>
      )}
    </Item>
  );
});
