import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { draggable } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { memo, useEffect, useRef, type MouseEvent } from 'react';
import { t } from '../../../../../domain/language';
import type { PipelineCard } from '../../../../../domain/contract/admin/pipeline';
import { COUNTIES } from '../../../../../domain/counties';
import { AlertIcon, ChevronDownIcon, InfoIcon } from '../../../../ui/icons';
import { countText, dayText, scoreText } from '../../../../ui/format';
import { adminMoves } from '../../application/moves';
import { cardAnchor, daysText, hasWaitedLong } from '../board';

const Item = styled('li')(({ theme }) => ({
  maxWidth: 'none',
  margin: 0,
  padding: theme.spacing(0.5, 1),
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  overflowWrap: 'anywhere',
  // Cards below the fold cost nothing until they are scrolled to.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 6.25rem',
  '&[draggable="true"]': { cursor: 'grab' },
  '& .head': { display: 'flex', alignItems: 'start', gap: theme.spacing(0.75) },
  '& h3': { flex: 1, minWidth: 0, margin: 0, ...theme.typography.body2, fontWeight: 600 },
  '& h3 a': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    minHeight: 24,
    paddingTop: 2,
    lineHeight: '18px',
    color: 'inherit',
  },
  '& input': {
    width: 20,
    height: 20,
    margin: '2px 0 0',
    flexShrink: 0,
    accentColor: theme.vars.palette.primary.main,
  },
  '& p': { margin: 0, ...theme.typography.body2, lineHeight: '19px' },
  '& .line': { display: 'flex', gap: theme.spacing(0, 1), minWidth: 0 },
  '& .line > *': { flexShrink: 0 },
  '& .rest, & .kind': {
    flexShrink: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .sign': { display: 'inline-flex', alignItems: 'center', gap: 2 },
  '& .sign svg': { fontSize: '1rem' },
  '& .red': { color: theme.vars.palette.error.main },
  '& .amber, & .late': { color: theme.vars.palette.warning.main, fontWeight: 600 },
  '& button': {
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 26,
    minHeight: 24,
    padding: 0,
    borderRadius: 6,
    border: `1px solid ${theme.vars.palette.control}`,
    color: 'inherit',
    backgroundColor: 'transparent',
    font: 'inherit',
    fontSize: theme.typography.body2.fontSize,
    cursor: 'pointer',
    '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 },
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
        <span className="sign red">
          <AlertIcon />
          {t('{count} red', { count: red_flags })}
        </span>
      )}
      {amber_flags > 0 && (
        <span className="sign amber">
          <InfoIcon />
          {t('{count} amber', { count: amber_flags })}
        </span>
      )}
    </>
  );
}

const hasModifier = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

const scoreTitle = (score: string, level: string | null): string =>
  level ? t('Score {score}, {level}', { score, level: t(level) }) : t('Score {score}', { score });

function snoozedText({ until, by }: NonNullable<PipelineCard['snoozed']>): string {
  const day = dayText(until);
  return by
    ? t('Snoozed until {day} by {name}', { day, name: by })
    : t('Snoozed until {day}', { day });
}

/** An application as the board shows it. */
export const BoardCard = memo(function BoardCard({ card, days, isSelected, actions }: Props) {
  const { application, name, category, county, total, level, reviewer, snoozed } = card;
  const { ref, canMove } = useDraggable({ card, actions });
  const kind =
    [category && t(category), county && (COUNTY_NAMES.get(county) ?? county)]
      .filter(Boolean)
      .join(' · ') || t('No category yet');
  const isLate = hasWaitedLong(card.state, days);
  return (
    <Item ref={ref}>
      <div className="head">
        <h3>
          <a
            id={cardAnchor(application)}
            href={`?application=${application}`}
            title={name}
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
            aria-label={t('Select {name}', { name })}
            checked={isSelected}
            onChange={() => actions.select(card)}
          />
        )}
        {canMove && (
          <button
            type="button"
            aria-haspopup="menu"
            aria-label={t('Move {name}', { name })}
            title={t('Move')}
            onClick={({ currentTarget }) => actions.showMoves(card, currentTarget)}
          >
            <ChevronDownIcon />
          </button>
        )}
      </div>
      <p className="kind" title={kind}>
        {kind}
      </p>
      <p className="line">
        {isLate ? (
          <span className="sign late" title={t('Waiting for us')}>
            <AlertIcon />
            {t('Late: {days}', { days: countText(days, 'day') })}
            <Box component="span" sx={visuallyHidden}>
              {t(', waiting for us')}
            </Box>
          </span>
        ) : (
          <span>{daysText(days)}</span>
        )}
        {reviewer && (
          <span className="rest" title={t('Reviewer: {name}', { name: reviewer.name })}>
            <Box component="span" sx={visuallyHidden}>
              {t('Reviewer:')}{' '}
            </Box>
            {reviewer.name}
          </span>
        )}
      </p>
      {(card.red_flags > 0 || card.amber_flags > 0 || total !== null) && (
        <p className="line">
          <Flags card={card} />
          {total !== null && (
            <span title={scoreTitle(scoreText(total), level)}>
              <Box component="span" sx={visuallyHidden}>
                {t('Score')}{' '}
              </Box>
              {scoreText(total)}
            </span>
          )}
        </p>
      )}
      {snoozed && <p className="line">{snoozedText(snoozed)}</p>}
    </Item>
  );
});
