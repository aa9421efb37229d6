import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { plural, t } from '../../../../../domain/language';
import { LARGEST_MATCH, type DeskPage } from '../../../../../domain/contract/admin/desk';
import type { ApplicationEventType } from '../../../../../domain/vetting/applicationEvents';
import { countText } from '../../../../ui/format';
import { moveOf } from '../../application/moves';
import type { DeskAddress } from '../deskAddress';
import { countTakers, matchingMoves } from '../matchingMoves';
import { useMoveMatching } from '../useMoveMatching';
import { MatchingDialog } from './MatchingDialog';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0.5, 1),
  padding: theme.spacing(0, 1.25),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  ...theme.typography.body2,
  '& p': { margin: 0, fontWeight: 600 },
  '& .moves': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.5), width: '100%' },
}));

interface Props {
  found: DeskPage;
  address: DeskAddress;
}

/** How many match, and the moves for all of them. */
export function MatchingBar({ found, address }: Props) {
  const { count, states, results } = found;
  const filter = `${address.view} ${address.q} ${address.category}`;
  /** The list that was selected; another one is not. */
  const [selected, setSelected] = useState<string | null>(null);
  const [event, setEvent] = useState<ApplicationEventType | null>(null);
  const moveMatching = useMoveMatching(address, states);
  const isSelected = selected === filter && count > 0;
  const moves = matchingMoves(states);
  return (
    <Bar>
      <p role="status">
        {isSelected
          ? plural(count, '# application selected', '# applications selected')
          : countText(count, 'application')}
      </p>
      {count > 0 && (
        <Button variant="text" size="small" onClick={() => setSelected(isSelected ? null : filter)}>
          {isSelected ? t('Clear the selection') : t('Select all {count}', { count })}
        </Button>
      )}
      {isSelected && (
        <div className="moves" role="group" aria-label={t('Moves for all that match')}>
          {moves.map((move) => (
            <Button
              key={move.event}
              variant="outlined"
              size="small"
              disabled={move.count > LARGEST_MATCH}
              onClick={() => setEvent(move.event)}
            >
              {moveOf(move.event)?.label} ({move.count})
            </Button>
          ))}
          {moves.some((move) => move.count > LARGEST_MATCH) && (
            <span>{t('At most {count} can be moved together.', { count: LARGEST_MATCH })}</span>
          )}
        </div>
      )}
      {event && (
        <MatchingDialog
          move={{ event, count: countTakers(states, event) }}
          rows={results}
          onSend={(values, expected) => moveMatching(event, values, expected)}
          onClose={() => setEvent(null)}
        />
      )}
    </Bar>
  );
}
